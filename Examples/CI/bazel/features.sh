#!/usr/bin/env bash
# One part of the features: `--shard auto` knows which one from Bazel, tells Bazel that it knows, and writes the results
# where Bazel reads them. The messages of all parts are in bazel-testlogs, in test.outputs.
exec ./specs Features --shard auto --format "message:$TEST_UNDECLARED_OUTPUTS_DIR/run.ndjson" "$@"
