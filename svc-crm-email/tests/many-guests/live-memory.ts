import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import * as v from 'valibot';

setFlagsFromString('--expose-gc');
const collect = v.parse(
  v.custom<() => void>((value) => typeof value === 'function'),
  runInNewContext('gc'),
);

/** The live memory of this process in MiB, measured after a garbage collection. */
export function liveMemory(): number {
  collect();
  const { heapUsed, external } = process.memoryUsage();
  return (heapUsed + external) / 2 ** 20;
}
