import { createHash } from 'node:crypto';
import { newGuestsOnly } from '@getaway/contracts/http/confirmed-audience';
import type { SequenceAudience } from '@getaway/contracts/http/sequence-audience';
import { addMilliseconds, dayMs } from '@getaway/kernel/instant';
import type { Sql } from '@getaway/service-kit/sql';
import { dateRange, dayAndTime } from '../writing/formats.ts';
import { readWaitingSteps } from './audience.repository.ts';
import { RolledBackChange, type AudienceDeps, type AudienceInput } from './audience.ts';
import { aboutOf, outgoingSteps, type WaitingStep } from './outgoing-steps.rules.ts';
import { lockPlans } from './step-sends.repository.ts';

/**
 * Applies a change of a sequence to everyone. Throws when it is a dry run, or differs from what staff
 * confirmed.
 */
export async function checkAudience(
  deps: AudienceDeps,
  sql: Sql,
  input: AudienceInput,
  change: () => Promise<void>,
): Promise<void> {
  const { sequenceId, request, now } = input;
  await lockPlans(sql);
  const before = await readWaitingSteps(sql, sequenceId);
  await change();
  const audience = audienceOf(before, await readWaitingSteps(sql, sequenceId), now, deps);
  if (request.isPreview) throw new RolledBackChange('preview', audience);
  if (request.confirmed === undefined || request.confirmed === newGuestsOnly) {
    if (audience.now + audience.nextSevenDays + audience.later > 0)
      throw new RolledBackChange('audience-unconfirmed', audience);
  } else if (audience.token !== request.confirmed) throw new RolledBackChange('audience-changed', audience);
}

const shownRecipients = 20;

/** The emails that a change adds, moves or renumbers, and that will be sent. */
function audienceOf(
  before: readonly WaitingStep[],
  after: readonly WaitingStep[],
  now: Date,
  { timeZone, night }: AudienceDeps,
): SequenceAudience {
  const turnOf = ({ sendAt, stepNumber }: WaitingStep): string => `${sendAt.toISOString()} ${stepNumber}`;
  const known = new Map(before.map((step) => [step.messageKey, turnOf(step)]));
  const reached = outgoingSteps(after, now, timeZone, night)
    .filter(({ step }) => known.get(step.messageKey) !== turnOf(step))
    .toSorted((a, b) => a.goesOutAt.getTime() - b.goesOutAt.getTime());
  // A step has another id in each dry run, so new emails are compared by recipient and time.
  const meant = reached.map(({ step }) => {
    const about = `${aboutOf(step.messageKey)} ${step.sendAt.toISOString()}`;
    return known.has(step.messageKey) ? `${about} ${step.stepNumber}` : about;
  });
  const token = createHash('sha256').update(JSON.stringify(meant.toSorted())).digest('base64url');
  const week = addMilliseconds(now, 7 * dayMs);
  const dueNow = reached.filter(({ goesOutAt }) => goesOutAt <= now).length;
  const dueThisWeek = reached.filter(({ goesOutAt }) => goesOutAt <= week).length - dueNow;
  return {
    token,
    now: dueNow,
    nextSevenDays: dueThisWeek,
    later: reached.length - dueNow - dueThisWeek,
    recipients: reached.slice(0, shownRecipients).map(({ step, goesOutAt }) => ({
      firstName: step.firstName,
      email: step.email,
      stay: step.checkInDate && step.checkOutDate ? dateRange(step.checkInDate, step.checkOutDate) : null,
      stepNumber: step.stepNumber,
      sendAt: (goesOutAt <= now ? step.sendAt : goesOutAt).toISOString(),
      when: goesOutAt <= now ? 'Now' : dayAndTime(goesOutAt, timeZone),
    })),
  };
}
