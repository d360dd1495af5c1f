import { createHash } from 'node:crypto';
import { newGuestsOnly } from '@getaway/contracts/http/confirmed-audience';
import type { SequenceAudience } from '@getaway/contracts/http/sequence-audience';
import { addMilliseconds, dayMs } from '@getaway/kernel/instant';
import type { Sql } from '@getaway/service-kit/sql';
import type { Tx } from '../database/database.ts';
import { readWaitingSteps, setAppliesFrom, tryOut } from './audience.repository.ts';
import { lockPlans } from './step-sends.repository.ts';
import { aboutOf, outgoingSteps, type WaitingStep } from './outgoing-steps.rules.ts';
import type { Night } from './schedule.rules.ts';
import { dateRange, dayAndTime } from '../writing/formats.ts';
import { planSequences } from './plan-sequences.ts';

export interface AudienceDeps {
  readonly timeZone: string;
  readonly night: Night;
}

/**
 * The audience of a change: the emails that its preview showed, by the preview's token, or new guests only.
 * Without either, a change that would email a guest is refused.
 */
export interface AudienceRequest {
  readonly confirmed?: string | undefined;
  /** A dry run: the change is rolled back, and its audience is thrown as an `AudiencePreview`. */
  readonly isPreview?: boolean;
}

/** A rolled-back change, with the emails that it would have caused. */
class RolledBackChange extends Error {
  readonly reason: 'preview' | 'audience-unconfirmed' | 'audience-changed';
  readonly audience: SequenceAudience;
  constructor(reason: RolledBackChange['reason'], audience: SequenceAudience) {
    super(`The change was rolled back: ${reason}`);
    this.reason = reason;
    this.audience = audience;
  }
}

export interface AudienceRefusal {
  readonly ok: false;
  readonly reason: 'audience-unconfirmed' | 'audience-changed';
  /** The emails that the change would cause now. */
  readonly audience: SequenceAudience;
}

interface AudienceInput {
  readonly sequenceId: string;
  readonly request: AudienceRequest;
  readonly now: Date;
}

/**
 * Plans a sequence after a change of its times or its audience. Rolls back changes that are dry runs or not
 * confirmed.
 */
export async function planForAudience(
  deps: AudienceDeps,
  tx: Tx,
  sql: Sql,
  input: AudienceInput & { readonly linkId?: string },
): Promise<void> {
  const { sequenceId, linkId, request, now } = input;
  const planFrom = async (appliesFrom: Date | null): Promise<void> => {
    await lockPlans(sql);
    await setAppliesFrom(sql, { sequenceId, linkId, appliesFrom });
    await planSequences(deps, tx, sql, { scope: { sequenceId }, now });
  };
  const planForAll = (): Promise<void> => checkAudience(deps, sql, input, () => planFrom(null));
  if (request.isPreview || (request.confirmed !== undefined && request.confirmed !== newGuestsOnly))
    return planForAll();
  if (request.confirmed === undefined) await tryOut(sql, planForAll);
  return planFrom(now);
}

/**
 * Plans a sequence after a change that starts no emails. A preview shows what it moves, which is mostly
 * nothing.
 */
export async function planAsBefore(
  deps: AudienceDeps,
  tx: Tx,
  sql: Sql,
  input: AudienceInput,
): Promise<void> {
  const { sequenceId, request, now } = input;
  const plan = (): Promise<void> => planSequences(deps, tx, sql, { scope: { sequenceId }, now });
  const isAsked =
    request.isPreview || (request.confirmed !== undefined && request.confirmed !== newGuestsOnly);
  return isAsked ? checkAudience(deps, sql, input, plan) : plan();
}

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

/** Runs a change as a dry run and returns its audience. A refusal of the change is returned unchanged. */
export async function previewAudience<Refusal>(
  change: (request: AudienceRequest) => Promise<Refusal>,
): Promise<SequenceAudience | Refusal> {
  try {
    return await change({ isPreview: true });
  } catch (error) {
    if (error instanceof RolledBackChange) return error.audience;
    throw error;
  }
}

/** The refusal of a change whose audience was not confirmed, or has changed since. */
export async function refusingOtherAudiences<Outcome>(
  work: () => Promise<Outcome>,
): Promise<Outcome | AudienceRefusal> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof RolledBackChange && error.reason !== 'preview')
      return { ok: false, reason: error.reason, audience: error.audience };
    throw error;
  }
}
