/// How the page looks: the system's fonts, colours with enough contrast in light and dark, and a
/// form for paper.
enum Stylesheet {
  /// What stands in the style element; the marks around it are comments to CSS and keep XML from
  /// looking inside.
  static let element: [UInt8] = Array(
    "/*<![CDATA[*/\n\(colors)\(base)\(parts)\(lists)\(media)/*]]>*/".utf8)

  private static let colors = #"""
    :root {
      color-scheme: light dark;
      --bg: light-dark(#ffffff, #10151b);
      --soft: light-dark(#f5f7f9, #181f27);
      --line: light-dark(#d5dbe1, #323b45);
      --text: light-dark(#1b2128, #e7edf3);
      --dim: light-dark(#56606b, #a0abb6);
      --link: light-dark(#0a53a8, #86bdff);
      --p: light-dark(#17692f, #5bc97b);
      --f: light-dark(#b4231b, #ff8b82);
      --a: light-dark(#7437a6, #d0a8ff);
      --u: light-dark(#8a4600, #eeb04f);
      --w: light-dark(#77530a, #e0c05a);
      --s: light-dark(#2f5f86, #8cb8dc);
      --x: light-dark(#56606b, #a0abb6);
      --y: light-dark(#8a4600, #eeb04f);
      --del: light-dark(#fdeceb, #3c1c1e);
      --ins: light-dark(#e6f5ea, #16311f);
      --delmark: light-dark(#f9c5c1, #7d2c2c);
      --insmark: light-dark(#b4e3c2, #24613a);
      --shadow: light-dark(#1b21281a, #00000066);
    }
    :root[data-theme="light"] { color-scheme: light; }
    :root[data-theme="dark"] { color-scheme: dark; }
    .p { --c: var(--p); } .f { --c: var(--f); } .a { --c: var(--a); } .u { --c: var(--u); }
    .w { --c: var(--w); } .s { --c: var(--s); } .x { --c: var(--x); } .y { --c: var(--y); }
    .d { --c: var(--link); }

    """#

  private static let base = #"""
    * { box-sizing: border-box; }
    [hidden] { display: none !important; }
    html { scroll-padding-top: 5rem; }
    body {
      margin: 0 auto; padding: 0 clamp(.75rem, 3vw, 2rem) 3rem; max-width: 74rem;
      background: var(--bg); color: var(--text);
      font: 15px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif;
      overflow-wrap: anywhere;
    }
    h1, h2, h3, h4, p, ul, ol, dl, dd, figure { margin: 0; padding: 0; }
    ul { list-style: none; }
    h1 { font-size: clamp(1.5rem, 4vw, 2.1rem); line-height: 1.2; letter-spacing: -.015em; }
    h2 { font-size: 1.25rem; margin: 2.75rem 0 .9rem; letter-spacing: -.01em; }
    h2 span { color: var(--dim); font-weight: 400; }
    h3 { font-size: 1rem; }
    h4 { font-size: .9rem; margin: 1rem 0 .25rem; }
    h4 span { color: var(--c); }
    a { color: var(--link); text-underline-offset: .15em; }
    i { font-style: normal; color: var(--dim); font-variant-numeric: tabular-nums; }
    code, pre, kbd {
      font-family: ui-monospace, "SF Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace;
      font-size: .86em;
    }
    pre { margin: .4rem 0; white-space: pre-wrap; overflow-wrap: anywhere; tab-size: 4; }
    code { color: var(--dim); overflow-wrap: anywhere; }
    pre code { font-size: inherit; }
    a code { color: inherit; }
    summary { cursor: pointer; }
    :focus-visible { outline: 2px solid var(--link); outline-offset: 2px; border-radius: 4px; }
    button, input, select {
      font: inherit; color: inherit; background: var(--bg); border: 1px solid var(--line);
      border-radius: 8px; padding: .3rem .7rem; min-height: 2.1rem;
    }
    ::placeholder { color: var(--dim); opacity: 1; }
    button { cursor: pointer; white-space: nowrap; }
    button:hover { background: var(--soft); border-color: var(--dim); }
    .sr {
      position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%);
      white-space: nowrap;
    }
    .dim { color: var(--dim); }
    .note { color: var(--dim); margin: 0 0 .75rem; }
    .tag {
      display: inline-block; font-size: .8em; line-height: 1.5; padding: 0 .5em;
      border: 1px solid var(--line); border-radius: 1em; color: var(--dim);
    }

    """#

  private static let parts = #"""
    header { padding: 2rem 0 0; }
    .top { display: flex; align-items: center; gap: 1.4rem; flex-wrap: wrap; }
    .top > div:nth-child(2) { flex: 1 1 18rem; min-width: 0; }
    .good h1 { color: var(--p); }
    .bad h1 { color: var(--f); }
    .facts { color: var(--dim); margin: .25rem 0 .5rem; }
    .counts { display: flex; flex-wrap: wrap; gap: .25rem 1.1rem; }
    .counts li { color: var(--dim); font-variant-numeric: tabular-nums; }
    .counts li[class] { color: var(--c); font-weight: 600; }
    .tools { display: flex; gap: .5rem; align-self: flex-start; }
    .ring { width: 6.25rem; height: 6.25rem; flex: none; }
    .ring circle { fill: none; stroke: var(--c, var(--line)); stroke-width: 4.5; }
    .ring text {
      font-size: 9px; font-weight: 650; text-anchor: middle; fill: var(--text);
      letter-spacing: -.02em;
    }
    nav { border-bottom: 1px solid var(--line); margin-top: 1.5rem; }
    nav ul { display: flex; flex-wrap: wrap; gap: 0 1.4rem; }
    nav a { display: inline-block; padding: .35rem 0; color: var(--text); text-decoration: none; }
    nav a:hover { text-decoration: underline; }
    #filters {
      position: sticky; top: 0; z-index: 2; display: flex; flex-wrap: wrap; gap: .5rem;
      align-items: center; margin: 0 -.5rem; padding: .6rem .5rem; background: var(--bg);
      border-bottom: 1px solid var(--line);
    }
    #search { flex: 1 1 15rem; min-width: 0; }
    #tag { max-width: 12rem; }
    #filters div { display: flex; flex-wrap: wrap; gap: .35rem; }
    #filters button b { color: var(--c); }
    #filters button[aria-pressed="true"] {
      background: var(--text); color: var(--bg); border-color: var(--text);
    }
    #filters button[aria-pressed="true"] b { color: inherit; }
    #found { color: var(--dim); min-width: 7em; text-align: right; }
    .card {
      border: 1px solid var(--line); border-left: 4px solid var(--c); border-radius: 10px;
      padding: .75rem 1rem; margin: 0 0 .8rem; background: var(--bg);
    }
    .card > summary, article.card > h3 { display: flex; gap: .75rem; align-items: baseline; }
    .card > summary { list-style: none; }
    .card > summary::-webkit-details-marker { display: none; }
    .card > summary::before {
      content: "▸" / ""; color: var(--dim); flex: none; width: .8em; margin-right: -.25rem;
    }
    .card[open] > summary::before { content: "▾" / ""; }
    .card > summary h3 { flex: 1; min-width: 0; }
    .st { color: var(--c); white-space: nowrap; margin-right: .35rem; }
    .where { color: var(--dim); margin: .15rem 0 .6rem; }
    .run { display: flex; gap: .5rem; align-items: center; margin: 0 0 .75rem; }
    .run code {
      flex: 1; min-width: 0; background: var(--soft); border-radius: 8px; padding: .35rem .7rem;
      color: var(--text); user-select: all;
    }
    .run code::before { content: "$ " / ""; color: var(--dim); }
    .steps { list-style: none; }
    .steps li { padding: .12rem 0; }
    .steps li > p:first-child {
      display: grid; gap: 0 .6rem; align-items: baseline;
      grid-template-columns: 1.1em minmax(40%, 1fr) auto fit-content(45%);
    }
    .steps p > i { grid-area: 1 / 3; font-size: .85em; }
    .steps p > code { grid-area: 1 / 4; font-size: .78em; text-align: right; }
    .steps span b { font-weight: 600; }
    .steps em { font-style: normal; color: var(--link); }
    .steps .f > p > span, .steps .u > p > span, .steps .a > p > span { font-weight: 600; }
    .steps .s > p > span { color: var(--dim); }
    .m { color: var(--c); font-weight: 400; flex: none; width: 1.1em; text-align: center; }
    .why {
      background: var(--soft); border-radius: 8px; padding: .55rem .8rem; margin: .35rem 0 .6rem 1.7rem;
    }
    .why del, .why ins { display: block; text-decoration: none; margin: 0 -.8rem; padding: 0 .8rem; }
    .why del { background: var(--del); }
    .why ins { background: var(--ins); }
    .why mark { color: inherit; border-radius: 3px; }
    .why del mark { background: var(--delmark); }
    .why ins mark { background: var(--insmark); }
    .doc, .steps .wide, .steps .files { margin-left: 1.7rem; }
    .doc { border-left: 3px solid var(--line); padding-left: .75rem; color: var(--dim); }
    .wide { overflow-x: auto; }
    table { border-collapse: collapse; margin: .3rem 0; font-size: .9em; }
    td { border: 1px solid var(--line); padding: .1rem .6rem; vertical-align: top; white-space: pre-wrap; }
    figure { margin: .5rem 0; }
    figure > img, figure > video, figure > iframe {
      display: block; max-width: min(100%, 32rem); max-height: 32rem; margin-top: .3rem;
      border: 1px solid var(--line); border-radius: 6px; background: #fff;
    }
    figure > iframe { width: 100%; height: 20rem; color-scheme: light; }
    figure > pre {
      background: var(--soft); border-radius: 8px; padding: .5rem .8rem; max-height: 24rem;
      overflow: auto; margin: .3rem 0;
    }
    figcaption { color: var(--dim); font-size: .85em; }
    figcaption b { color: var(--text); font-weight: 500; }
    .files { display: flex; flex-wrap: wrap; gap: 0 1.25rem; align-items: flex-start; }
    .files > * { min-width: 0; max-width: 100%; }
    .files > .file { flex-basis: 100%; }
    .a-b { font-weight: 700; } .a-d { opacity: .85; } .a-u { text-decoration: underline; }
    .a-1, .a-9 { color: var(--f); } .a-2, .a-10 { color: var(--p); }
    .a-3, .a-11 { color: var(--w); } .a-4, .a-12 { color: var(--link); }
    .a-5, .a-13 { color: var(--a); } .a-6, .a-14 { color: var(--s); }
    .a-8 { color: var(--dim); }
    .snippet {
      position: relative; background: var(--soft); border-radius: 10px; padding: .6rem .9rem;
    }
    .snippet pre { padding: 0 4.5rem 0 0; background: none; }
    .snippet code { color: var(--text); }
    .snippet .copy { position: absolute; top: .6rem; right: .7rem; }
    dialog {
      border: 1px solid var(--line); border-radius: 14px; padding: 1.25rem 1.5rem; max-width: 32rem;
      background: var(--bg); color: var(--text); box-shadow: 0 12px 40px var(--shadow);
    }
    dialog h2 { margin: 0 0 .75rem; }
    dialog dl { display: grid; grid-template-columns: auto 1fr; gap: .4rem 1rem; margin-bottom: 1rem; }
    kbd { border: 1px solid var(--line); border-radius: 5px; padding: .05rem .4rem; background: var(--soft); }

    """#

  private static let lists = #"""
    .slow { list-style: none; }
    .slow li {
      display: grid; grid-template-columns: minmax(3rem, 10rem) 4.5rem 1fr auto; gap: .2rem 1rem;
      align-items: baseline; padding: .15rem 0;
    }
    .slow .t { text-align: right; font-variant-numeric: tabular-nums; }
    .slow span:last-child { color: var(--dim); }
    .bar { width: 100%; height: .5rem; border-radius: 4px; background: var(--soft); }
    .bar path, .histogram rect { fill: var(--c); }
    .charts { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 27rem), 1fr)); gap: 1.75rem 3rem; }
    .chart.wide { grid-column: 1 / -1; }
    .chart h3 { margin-bottom: .5rem; color: var(--dim); font-weight: 600; font-size: .9rem; }
    .chart summary { color: var(--dim); padding: .2rem 0; }
    .bars li {
      display: grid; grid-template-columns: minmax(0, 11rem) minmax(3rem, 1fr) auto 4.2em;
      gap: .75rem; align-items: baseline; padding: .1rem 0;
    }
    .bars .l { white-space: nowrap; overflow: hidden; text-overflow: ellipsis; }
    .bars .l a { color: inherit; text-decoration: none; }
    .bars .l a:hover { text-decoration: underline; }
    .bars .c, .bars i { text-align: right; color: var(--dim); font-size: .88em; }
    .histogram { width: 100%; max-width: 36rem; max-height: 14rem; }
    .histogram text { font-size: 10px; text-anchor: middle; fill: var(--dim); }
    .timeline { display: block; width: 100%; border-radius: 6px; }
    .timeline path { fill: var(--c); stroke: var(--bg); stroke-width: 1; vector-effect: non-scaling-stroke; }
    .timeline .lane { fill: var(--soft); stroke: none; }
    .axis { display: flex; justify-content: space-between; color: var(--dim); font-size: .85em; }
    .totals { display: grid; grid-template-columns: repeat(auto-fill, minmax(11rem, 1fr)); gap: .6rem 1.5rem; margin-bottom: 1rem; }
    .totals span { font-weight: 600; color: var(--c); }
    #requirements h3 { margin: 1.25rem 0 .4rem; }
    .group { margin: .1rem 0; }
    .group ul { padding: .15rem 0 .4rem 1.5rem; }
    .group li { padding: .08rem 0; }
    .group .m { display: inline-block; }
    .group span[class]:not(.tag, .dim) { color: var(--c); }
    .group li a { color: var(--c); margin-left: .4rem; text-decoration: none; }
    .group li a:hover { text-decoration: underline; }
    #tree { border-top: 1px solid var(--line); }
    #tree details { border-bottom: 1px solid var(--line); }
    #tree details:last-child { border-bottom: 0; }
    #tree details details { margin-left: 1.15rem; }
    #tree summary {
      display: flex; gap: .2rem .7rem; align-items: baseline; padding: .32rem .25rem; list-style: none;
    }
    #tree summary::-webkit-details-marker { display: none; }
    #tree summary:hover { background: var(--soft); }
    #tree summary i { margin-left: auto; font-size: .88em; white-space: nowrap; }
    #tree summary span { color: var(--dim); min-width: 0; }
    #tree .dir > summary, #tree .feature > summary, #tree .rule > summary { flex-wrap: wrap; }
    #tree .dir > summary { font-weight: 600; }
    #tree .dir > summary::before, #tree .feature > summary::before, #tree .rule > summary::before {
      content: "▸" / ""; color: var(--dim); width: .8em; font-weight: 400;
    }
    #tree .dir[open] > summary::before, #tree .feature[open] > summary::before,
    #tree .rule[open] > summary::before { content: "▾" / ""; }
    #tree .rule > summary { font-style: italic; }
    #tree .n { margin-left: auto; font-weight: 400; font-size: .88em; white-space: nowrap; }
    #tree .feature > summary i { margin-left: 0; min-width: 4.5em; text-align: right; }
    #tree .n span { color: var(--c); }
    #tree .n b { font-weight: 400; margin-right: .2em; }
    #tree [id^="s"] > summary::before { color: var(--c); width: 1.1em; text-align: center; flex: none; }
    #tree .p > summary::before { content: "✔" / "passed"; }
    #tree .f > summary::before { content: "✘" / "failed"; }
    #tree .a > summary::before { content: "⁇" / "ambiguous"; }
    #tree .u > summary::before { content: "?" / "undefined"; }
    #tree .w > summary::before { content: "…" / "pending"; }
    #tree .s > summary::before { content: "↷" / "skipped"; }
    #tree .x > summary::before { content: "·" / "unfinished"; }
    #tree .y > summary::before { content: "↻" / "flaky"; }
    #tree [id^="s"] > :not(summary) { margin: .4rem .25rem .6rem 2rem; }
    #tree [id^="s"]:not(.filled) > summary:only-child { cursor: default; }
    .about { color: var(--dim); white-space: pre-line; margin: .2rem 0 .6rem 2rem; }
    :target > summary { background: var(--soft); box-shadow: inset 3px 0 var(--link); }
    #environment dl { display: grid; grid-template-columns: max-content 1fr; gap: .2rem 1.5rem; }
    dt { color: var(--dim); }
    dd { min-width: 0; overflow-wrap: anywhere; }
    #environment details { margin-top: .75rem; }
    footer { margin-top: 3rem; color: var(--dim); font-size: .88em; }

    """#

  private static let media = #"""
    @media (max-width: 40rem) {
      html { scroll-padding-top: 1rem; }
      .ring { width: 4.5rem; height: 4.5rem; }
      .top { gap: 1rem; }
      .top > div:nth-child(2) { flex-basis: 12rem; }
      #filters { position: static; }
      .card { padding: .6rem .75rem; }
      .card > summary { flex-wrap: wrap; }
      #tree .dir > summary, #tree .feature > summary, #tree .rule > summary { display: block; }
      #tree .dir > summary > *, #tree .feature > summary > * { margin-right: .5rem; }
      #tree .dir > summary::before, #tree .feature > summary::before, #tree .rule > summary::before {
        display: inline-block; margin-right: .3rem;
      }
      .steps li > p:first-child { grid-template-columns: 1.1em 1fr auto; }
      .steps p > span { grid-column: 2 / -1; }
      .steps p > code { grid-area: 2 / 2; text-align: left; }
      .steps p > i { grid-area: 2 / 3; }
      .why, .doc, .steps .wide, .steps .files { margin-left: 0; }
      .slow li { grid-template-columns: 4.5rem 1fr; }
      .slow .bar, .slow span:last-child { display: none; }
      .bars li { grid-template-columns: minmax(0, 1fr) 5rem auto; }
      .bars i { display: none; }
      #tree details details { margin-left: .6rem; }
      #tree .n { margin-left: 0; }
      #environment dl { grid-template-columns: 1fr; }
      dd { margin-bottom: .4rem; }
      dialog dl dd { margin: 0; }
    }
    @media print {
      :root, :root[data-theme] { color-scheme: light; }
      body { max-width: none; padding: 0; font-size: 10.5pt; }
      #filters, nav, .tools, .copy, dialog, .where a, noscript { display: none !important; }
      .card, figure, .chart, .slow li { break-inside: avoid; }
      h2, h3 { break-after: avoid; }
      .card::details-content { content-visibility: visible; display: block; }
      .card > summary::before { display: none; }
      a { color: inherit; text-decoration: none; }
      figure > pre { max-height: none; overflow: visible; }
      * { print-color-adjust: exact; }
    }

    """#
}
