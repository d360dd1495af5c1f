import type { ScheduledJob } from '@getaway/service-kit/jobs';
import { endLapsedEchoes, type LapseDeps } from './end-lapsed-echoes.ts';

/** Syncs and bookings do the same; this is for the hours in which no feed is read, paused and failing ones included. */
export function lapsedEchoesJob(deps: LapseDeps): ScheduledJob {
  return { name: 'end-lapsed-echoes', cron: '*/5 * * * *', run: () => endLapsedEchoes(deps) };
}
