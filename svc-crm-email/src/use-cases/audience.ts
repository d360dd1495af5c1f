import { createHash } from 'node:crypto';
import type { SequenceAudience } from '@getaway/contracts/http/sequence-audience';
import { addMilliseconds, dayMs, hourMs } from '@getaway/kernel/instant';
import type { Sql } from '@getaway/service-kit/sql';
import type { Tx } from '../data/database.ts';
import { readWaitingSteps, setAppliesFrom, type WaitingStep } from '../data/audience.repository.ts';
import { lockPlans } from '../data/step-sends.repository.ts';
import { dayAndTime } from '../mail/formats.ts';
import { planSequences } from './plan-sequences.ts';

/**
 * Whether a change may reach guests whose trigger lies behind them. Without `confirmed` it is for triggers from now on;
 * with it, for exactly the emails that its preview showed.
 */
export interface AudienceRequest {
  readonly confirmed?: string | undefined;
  /** Only asks: the change is rolled back, and its audience is thrown as an `AudiencePreview`. */
  readonly isPreview?: boolean;
}

export class AudiencePreview extends Error {
  readonly audience: SequenceAudience;
  constructor(audience: SequenceAudience) {
    super('The change was only tried');
    this.audience = audience;
  }
}

/** Other emails would go out by now than those that were confirmed. */
export class AudienceChangedError extends Error {}

/** Plans a sequence after a change of when its steps go out, or to whom. Rolls back what was not meant. */
export async function planForAudience(
  deps: { timeZone: string },
  tx: Tx,
  sql: Sql,
  input: { sequenceId: string; linkId?: string; request: AudienceRequest; now: Date },
): Promise<void> {
  const { sequenceId, linkId, request, now } = input;
  await checkAudience(deps, sql, input, async () => {
    const appliesFrom = isAsked(request) ? null : now;
    await setAppliesFrom(sql, { sequenceId, linkId, appliesFrom });
    await planSequences(deps, tx, sql, { scope: { sequenceId }, now });
  });
}

/** Makes a change of a sequence; its audience is thrown where it is only tried, or where it is not the one confirmed. */
export async function checkAudience(
  deps: { timeZone: string },
  sql: Sql,
  input: { sequenceId: string; request: AudienceRequest; now: Date },
  change: () => Promise<void>,
): Promise<void> {
  const { sequenceId, request, now } = input;
  await lockPlans(sql);
  const before = isAsked(request) ? await readWaitingSteps(sql, sequenceId) : [];
  await change();
  if (!isAsked(request)) return;
  const audience = audienceOf(before, await readWaitingSteps(sql, sequenceId), now, deps.timeZone);
  if (request.isPreview) throw new AudiencePreview(audience);
  if (audience.token !== request.confirmed) throw new AudienceChangedError();
}

/** Whether a change is for everybody, as its preview shows or showed. */
function isAsked({ isPreview, confirmed }: AudienceRequest): boolean {
  return isPreview === true || confirmed !== undefined;
}

const shownRecipients = 20;

/** The emails that a change adds, moves or renumbers, of guests who take marketing. */
function audienceOf(
  before: readonly WaitingStep[],
  after: readonly WaitingStep[],
  now: Date,
  timeZone: string,
): SequenceAudience {
  const turnOf = ({ sendAt, stepNumber }: WaitingStep): string => `${sendAt.toISOString()} ${stepNumber}`;
  const known = new Map(before.map((step) => [step.messageKey, turnOf(step)]));
  const added = after.filter((step) => known.get(step.messageKey) !== turnOf(step));
  // A step that is only tried has another id each time: what counts is who is emailed when.
  const meant = added.map(({ messageKey, sendAt }) => `${aboutOf(messageKey)} ${sendAt.toISOString()}`);
  const token = createHash('sha256').update(JSON.stringify(meant.toSorted())).digest('base64url');
  const soon = addMilliseconds(now, hourMs);
  const week = addMilliseconds(now, 7 * dayMs);
  const reached = added.filter(({ isHeldBack }) => !isHeldBack);
  const dueNow = reached.filter(({ sendAt }) => sendAt <= soon);
  const dueThisWeek = reached.filter(({ sendAt }) => sendAt > soon && sendAt <= week);
  return {
    token,
    now: dueNow.length,
    nextSevenDays: dueThisWeek.length,
    later: reached.length - dueNow.length - dueThisWeek.length,
    recipients: reached.slice(0, shownRecipients).map(({ sendAt, firstName, stepNumber }) => ({
      firstName,
      stepNumber,
      sendAt: sendAt.toISOString(),
      when: sendAt <= soon ? 'Now' : dayAndTime(sendAt, timeZone),
    })),
  };
}

/** The booking or the enrolment in a key: `step:<step>:<booking>`. */
function aboutOf(messageKey: string): string {
  return messageKey.split(':').slice(2).join(':');
}

/** Tries a change and answers its audience; a refusal of the change is answered as it is. */
export async function previewAudience<Refusal>(
  change: (request: AudienceRequest) => Promise<Refusal>,
): Promise<SequenceAudience | Refusal> {
  try {
    return await change({ isPreview: true });
  } catch (error) {
    if (error instanceof AudiencePreview) return error.audience;
    throw error;
  }
}

/** The refusal of a change whose confirmed audience is not what it was. */
export async function refusingOtherAudiences<Outcome>(
  work: () => Promise<Outcome>,
): Promise<Outcome | { readonly ok: false; readonly reason: 'audience-changed' }> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof AudienceChangedError) return { ok: false, reason: 'audience-changed' };
    throw error;
  }
}
