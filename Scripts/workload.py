"""Features for Scripts/bench: the same on every machine, with all that Gherkin has in plausible proportions."""
import random
import re

# Scenarios to run in a file, with each row of an outline, and steps of each, with those of backgrounds.
SCENARIOS, STEPS = 20, 6

# What the further definitions of Tests/BenchmarkProgram match, with a name for each number, built as there.
SYLLABLES = "ba de fi go ku la me ni po ru sa te vi zo bu da fe gi ko lu".split()
EXPRESSIONS = [
    ("given", "the NAME is packed in the depot"),
    ("when", "I look for the NAME at the counter or the market"),
    ("then", "the NAME should be delivered"),
    ("given", "{word} has booked {int} NAME(s) today"),
    ("when", "I move {int} NAME(s) to {string}"),
    ("then", "the shelf should/must show {string} for the NAME"),
    ("given", "the depot has {int} NAME(s) at {float} for {word}"),
    ("when", "{int} minute(s) pass(es) and the NAME is closed"),
    ("given", "{word} has copied these NAME rows:"),
    ("then", "the NAME in the inbox has the text:"),
]

KINDS = ["feature", "background", "rule", "scenario", "outline", "examples", "given", "when", "then", "and"]
LANGUAGES = {
    "en": "Feature|Background|Rule|Scenario|Scenario Outline|Examples|Given |When |Then |And ",
    "de": "Funktionalität|Grundlage|Regel|Szenario|Szenariogrundriss|Beispiele|Angenommen |Wenn |Dann |Und ",
    "fr": "Fonctionnalité|Contexte|Règle|Scénario|Plan du scénario|Exemples|Soit |Quand |Alors |Et ",
    "ru": "Функция|Предыстория|Правило|Сценарий|Структура сценария|Примеры|Допустим |Когда |То |И ",
    "ja": "フィーチャ|背景|ルール|シナリオ|シナリオアウトライン|例|前提|もし|ならば|且つ",
}
TAGS = ["@cached", "@fragile", "@nightly", "@overdue", "@public", "@remote", "@secure", "@urgent"]
PEOPLE = ["alice", "bob", "carol", "dave"]
TEXTS = [
    "Winter Sale", "42 Baker Street", "Hello, world", "2024-02-29", "https://example.test/a?b=c",
    "to be confirmed", "Grüße aus Köln", "日本語のテキスト", "Привет, мир", "naïve café 🙂",
]
# What may be written for the parts of an expression.
PARTS = {
    "{int}": [str(number) for number in range(10_000)],
    "{float}": [f"{number / 100:.2f}" for number in range(10_000)],
    "{word}": PEOPLE,
    "{string}": [f'"{text}"' for text in TEXTS],
    "(s)": ["", "s"],
    "(es)": ["", "es"],
    "should/must": ["should", "must"],
}


class FeatureText:
    """The text of the file with a number, for steps of the first so many definitions."""

    def __init__(self, number, definitions):
        self.dice = random.Random(number)
        self.definitions = definitions
        language = self.dice.choice(["de", "fr", "ru", "ja"]) if self.often(10) else "en"
        self.keywords = dict(zip(KINDS, LANGUAGES[language].split("|")))
        self.lines = [
            f"# language: {language}", f"@feature-{number} @smoke", f"{self.keywords['feature']}: feature {number}",
            "  As a customer", f"  I want {self.text()}",
        ]
        steps = STEPS
        if self.often(30):
            self.lines += ["", f"  {self.keywords['background']}:"]
            self.add_steps(2)
            steps -= 2
        left = SCENARIOS
        while left:
            if self.often(4):
                self.lines += ["", f"  {self.keywords['rule']}: rule {left}"]
            left -= self.add_scenario(left, steps, is_outline=left > 5 and self.often(25))

    def __str__(self):
        return "\n".join(self.lines) + "\n"

    def add_scenario(self, number, steps, is_outline):
        """Adds a scenario with a name of its own, and returns how many are to run."""
        self.lines += ["", f"  # {self.text()}"] if self.often(4) else [""]
        if self.often(40):
            self.lines.append("  " + " ".join(self.dice.sample(TAGS, 2)))
        kind, values = ("outline", " <count> <note>") if is_outline else ("scenario", "")
        self.lines.append(f"  {self.keywords[kind]}: {self.text()} {number}{values}")
        self.add_steps(steps, is_outline)
        if not is_outline:
            return 1
        rows = self.dice.randint(2, 5)
        self.lines += ["", f"    {self.keywords['examples']}:", "      | count | note |"]
        self.lines += [f"      | {self.dice.randrange(10_000)} | {self.text()} |" for _ in range(rows)]
        return rows

    def add_steps(self, count, is_outline=False):
        for index in range(count):
            number = self.dice.randrange(self.definitions)
            # Tables and doc strings are rarer than the definitions that take them.
            if number % 10 >= 8 and self.often(50):
                number = self.dice.randrange(self.definitions)
            kind, expression = EXPRESSIONS[number % 10]
            kind = "and" if index and self.often(40) else kind
            self.lines.append(f"    {self.keywords[kind]}{self.step(number, is_outline)}")
            if expression.endswith("rows:"):
                rows = [f"      | alice | {index} | {self.text()} |" for _ in range(self.dice.randint(1, 5))]
                self.lines += ["      | name | amount | note |", *rows]
            if expression.endswith("text:"):
                texts = [f"      {self.text()} {self.text()}" for _ in range(self.dice.randint(1, 5))]
                self.lines += ['      """', *texts, '      """']

    def step(self, number, is_outline):
        """A text that the definition with a number matches."""
        name = "".join(SYLLABLES[place % 20] for place in (number // 400, number // 20, number))
        expression = EXPRESSIONS[number % 10][1].replace("NAME", name)
        if is_outline:
            expression = expression.replace("{int}", "<count>")
        return re.sub("|".join(map(re.escape, PARTS)), lambda part: self.dice.choice(PARTS[part[0]]), expression)

    def often(self, percent):
        return self.dice.randrange(100) < percent

    def text(self):
        return self.dice.choice(TEXTS)


def write(folder, scenarios, definitions):
    """Writes files with so many scenarios, and returns how many bytes they have."""
    folder.mkdir()
    texts = (str(FeatureText(number, definitions)) for number in range(scenarios // SCENARIOS))
    return sum((folder / f"{index}.feature").write_bytes(text.encode()) for index, text in enumerate(texts))
