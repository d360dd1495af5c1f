import { realThingsIn } from './demo-folder.ts';

/** How the demo was asked for. */
export interface DemoOptions {
  readonly seed: number;
  /** Forgets the year that is there and makes another. */
  readonly isFresh: boolean;
  readonly dataDir: string;
  /** Its ports lie so far beside the usual ones: both sites can run. */
  readonly portOffset: number;
}

const usualSeed = 7;

/**
 * Reads `--fresh` and `--seed=N`. Throws where the environment names something
 * real, which made-up guests must not reach.
 */
export function readDemoOptions(args: readonly string[], env: NodeJS.ProcessEnv): DemoOptions {
  const real = realThingsIn(env);
  if (real.length > 0) {
    throw new Error(
      `The demo's made-up guests must not reach real services. Unset these variables first: ${real.join(', ')}`,
    );
  }
  const seed = /^--seed=(\d{1,9})$/.exec(args.find((arg) => arg.startsWith('--seed=')) ?? '')?.[1];
  return {
    seed: seed === undefined ? usualSeed : Number(seed),
    isFresh: args.includes('--fresh'),
    dataDir: env['DEMO_DATA_DIR'] || '.data-demo',
    portOffset: 100,
  };
}
