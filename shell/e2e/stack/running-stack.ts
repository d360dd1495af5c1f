import * as v from 'valibot';

const variable = 'E2E_STACK';

const RunningStack = v.object({
  urls: v.object({
    site: v.string(),
    admin: v.string(),
    mail: v.string(),
    booking: v.string(),
    calendar: v.string(),
    crmEmail: v.string(),
  }),
  admin: v.object({ username: v.string(), password: v.string() }),
  controlUrl: v.string(),
  logFile: v.string(),
});

/** What the journeys know of the stack that the set-up started. */
export type RunningStack = v.InferOutput<typeof RunningStack>;

/** Leaves the facts for the processes that run the journeys; they inherit the environment. */
export function passOn(stack: RunningStack): void {
  process.env[variable] = JSON.stringify(stack);
}

/** Throws where no set-up has run. */
export function readRunningStack(): RunningStack {
  return v.parse(RunningStack, JSON.parse(process.env[variable] ?? 'null'));
}
