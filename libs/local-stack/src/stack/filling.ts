import type { PlanInput, StandIn } from './plans.ts';

/** Made-up data that fills a site while it starts, and substitutes for outside services. */
export interface Filling {
  readonly standIns: readonly StandIn[];
  /** Opens the data folder. Throws where it holds anything else. */
  open(dataDir: string): OpenFilling;
}

export interface OpenFilling {
  /** What is still to be put in; undefined where everything is. */
  readonly steps: Readonly<Record<FillingMoment, FillingStep>> | undefined;
  /** Everything is in: the next start leaves it as it is. */
  noteFilled(): void;
}

/** Each step comes when what it needs is there, and before anything could do the same in the real time. */
export type FillingMoment = 'afterDatabases' | 'afterFirstService' | 'afterEdge';

export interface FillingStep {
  /** As the log names it. */
  readonly name: string;
  run(input: PlanInput, signal: AbortSignal): Promise<unknown>;
}
