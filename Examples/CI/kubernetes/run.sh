#!/usr/bin/env bash
# Runs the parts, then the merge, and exits with whether the whole run passed.
set -euo pipefail
cd "$(dirname "$0")"
kubectl apply -f runs.yaml
kubectl delete --ignore-not-found job specs specs-merge
kubectl apply -f specs.yaml
ended() { kubectl get job "$1" -o jsonpath='{.status.conditions[?(@.status=="True")].type}'; }
wait_for() { until [[ "$(ended "$1")" =~ Complete|Failed ]]; do sleep 5; done; }
wait_for specs
kubectl apply -f merge.yaml
wait_for specs-merge
kubectl logs job/specs-merge
[[ "$(ended specs-merge)" =~ Complete ]]
