import { mock } from 'node:test';
import type { Clock } from '@getaway/kernel/instant';

/** The current time of a whole process. */
export interface PretendedTime {
  /** Goes on to an instant; one that is past already changes nothing. */
  readonly moveTo: (instant: Date) => void;
  readonly now: Clock;
  /** Goes back to the real time. */
  readonly end: () => void;
}

/**
 * Lets this process live in the past, so that a year can be played through the services' own use cases. All of it
 * follows: also the 'now' of libraries. Timers run as ever.
 */
export function pretendTime(start: Date): PretendedTime {
  mock.timers.enable({ apis: ['Date'], now: start });
  return {
    moveTo: (instant) => {
      if (instant.getTime() > Date.now()) mock.timers.setTime(instant.getTime());
    },
    now: () => new Date(),
    end: () => mock.timers.reset(),
  };
}
