import * as v from 'valibot';

const settingsSchema = v.object({
  DEMO_SEED: v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number)),
  /** When the year ends: what comes later is left to the services themselves. */
  DEMO_NOW: v.pipe(
    v.string(),
    v.isoTimestamp(),
    v.transform((text) => new Date(text)),
  ),
  /** The card sandbox's records, which it reads when it starts. */
  DEMO_CARDS: v.string(),
});

export interface DemoSettings {
  readonly seed: number;
  readonly now: Date;
  readonly cardsFile: string;
}

/** The variables for a service's part of the demo. */
export function demoVariables({ seed, now, cardsFile }: DemoSettings): NodeJS.ProcessEnv {
  return { DEMO_SEED: String(seed), DEMO_NOW: now.toISOString(), DEMO_CARDS: cardsFile };
}

/** Throws if the variables are missing, because a service's part never runs alone. */
export function readDemoSettings(env: NodeJS.ProcessEnv): DemoSettings {
  const read = v.parse(settingsSchema, env);
  return { seed: read.DEMO_SEED, now: read.DEMO_NOW, cardsFile: read.DEMO_CARDS };
}
