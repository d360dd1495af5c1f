import { join } from 'node:path';

/**
 * Pages of the space for new objects stay with a process once they were used. Node's default is 16 MiB or more for
 * each of two halves.
 */
export const youngHeapFlag = '--max-semi-space-size=4';

/** Bounds the heap of each of the site's programs, which otherwise may grow as if it had the machine to itself. */
export const nodeMemoryFlags: readonly string[] = [
  youngHeapFlag,
  '--max-old-space-size=192',
  // An idle process collects all of its garbage a few seconds after each small collection, which took half of its time.
  '--gc-memory-reducer-start-delay-ms=1800000',
  // Code that runs once a minute would be compiled each time.
  '--no-flush-bytecode',
  // So the parts collect what their start has left themselves.
  '--expose-gc',
];

/** Makes glibc give memory back that only a start or a compilation needed: one arena, and thresholds that stay. */
export const mallocEnvironment = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_TRIM_THRESHOLD_: '131072',
  MALLOC_MMAP_THRESHOLD_: '131072',
} as const;

/**
 * The environment of the site's programs. With the compile cache, a process whose modules are all in there does not
 * load Node's TypeScript compiler, which takes 14 MiB in each process and thread.
 */
export function nodeMemoryEnvironment(rootDir: string): NodeJS.ProcessEnv {
  return { NODE_COMPILE_CACHE: join(rootDir, '.cache', 'compiled'), ...mallocEnvironment };
}
