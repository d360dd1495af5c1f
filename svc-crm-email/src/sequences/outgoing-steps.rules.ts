import type { CalendarDate } from '@getaway/kernel/calendar-date';
import { afterTheNight, type Night } from './schedule.rules.ts';

/** A queued email of a sequence. */
export interface WaitingStep {
  readonly messageKey: string;
  readonly sendAt: Date;
  readonly expiresAt: Date | null;
  readonly stepNumber: number | null;
  readonly waitsForMorning: boolean;
  readonly firstName: string;
  readonly email: string;
  /** The stay that it concerns. */
  readonly checkInDate: CalendarDate | null;
  readonly checkOutDate: CalendarDate | null;
  /** Its guest gets no marketing for now, so it will not be sent. */
  readonly isHeldBack: boolean;
}

export interface OutgoingStep {
  readonly step: WaitingStep;
  readonly goesOutAt: Date;
}

/**
 * When queued emails will be sent, without those that never will: at once or at their time, after the night
 * if they wait for it, and after earlier steps that are due by then. Emails that are a day late by then are
 * not sent.
 */
export function outgoingSteps(
  steps: readonly WaitingStep[],
  now: Date,
  timeZone: string,
  night: Night,
): OutgoingStep[] {
  const outgoing = steps.map((step) => {
    const dueAt = step.sendAt > now ? step.sendAt : now;
    return { step, goesOutAt: step.waitsForMorning ? afterTheNight(dueAt, timeZone, night) : dueAt };
  });
  const before = Map.groupBy(outgoing, ({ step }) => aboutOf(step.messageKey));
  return outgoing
    .map(({ step, goesOutAt }) => {
      const about = before.get(aboutOf(step.messageKey)) ?? [];
      const waited = about
        .filter(
          (earlier) =>
            (earlier.step.stepNumber ?? 0) < (step.stepNumber ?? 0) && earlier.step.sendAt <= step.sendAt,
        )
        .map((earlier) => earlier.goesOutAt.getTime());
      return { step, goesOutAt: new Date(Math.max(goesOutAt.getTime(), ...waited)) };
    })
    .filter(
      ({ step, goesOutAt }) => !step.isHeldBack && (step.expiresAt === null || goesOutAt < step.expiresAt),
    );
}

/** The booking or the enrollment in a key: `step:<step>:<booking>`. */
export function aboutOf(messageKey: string): string {
  return messageKey.split(':').slice(2).join(':');
}
