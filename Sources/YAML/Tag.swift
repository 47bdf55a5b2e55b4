/// The supported tags; every other one is an error.
enum Tag {
  static let string = "tag:yaml.org,2002:str"
  static let scalars: Set<String> = [
    "!", string, "tag:yaml.org,2002:int", "tag:yaml.org,2002:float", "tag:yaml.org,2002:bool",
    "tag:yaml.org,2002:null",
  ]
  static let sequences: Set<String> = ["!", "tag:yaml.org,2002:seq"]
  static let mappings: Set<String> = ["!", "tag:yaml.org,2002:map"]
}
