import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import * as v from 'valibot';

setFlagsFromString('--expose-gc');
const collect = v.parse(
  v.custom<() => void>((value) => typeof value === 'function'),
  runInNewContext('gc'),
);

/** What this process holds and could not give back, in MiB: measured behind a garbage collection. */
export function liveMemory(): number {
  collect();
  const { heapUsed, external } = process.memoryUsage();
  return (heapUsed + external) / 2 ** 20;
}
