// Reporter tests follow.
