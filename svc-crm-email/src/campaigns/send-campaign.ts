import type { FieldError } from '@getaway/contracts/problems';
import { dateInZone, type CalendarDate } from '@getaway/kernel/calendar-date';
import { addMilliseconds, minuteMs } from '@getaway/kernel/instant';
import { instantInZone } from '@getaway/kernel/zoned-time';
import { sqlOf } from '@getaway/service-kit/sql';
import {
  draftOutcomeOf,
  letterOf,
  outcomeOf,
  type CampaignDeps,
  type CampaignOutcome,
} from './campaign-deps.ts';
import { findCampaign, scheduleDraft } from './campaigns.repository.ts';
import { countAudience } from './count-audience.ts';
import { previewCampaign, withoutUnsubscribe } from './preview-campaign.ts';
import { wakeCampaigns } from './wake-campaigns.ts';

export interface Sending {
  readonly id: string;
  /** A time on the clocks of the house; now without it. */
  readonly at: { readonly date: CalendarDate; readonly time: string } | undefined;
  /** Of the draft that staff saw; without it, the draft is sent as it is. */
  readonly updatedAt: Date | undefined;
}

/**
 * Sends a draft at a time, or now. A time that has passed is refused: a wrong day must not send it to everyone at once.
 * Now, there has to be someone to send it to; until a time, someone may still subscribe. The email is rendered once before, so that an error is found here and not in each email.
 */
export async function sendCampaign(
  deps: CampaignDeps,
  { id, at, updatedAt }: Sending,
): Promise<CampaignOutcome> {
  const pooled = sqlOf(deps.database.pool);
  const draft = await findCampaign(pooled, id);
  if (draft?.status !== 'draft') return outcomeOf(deps, pooled, id, false);
  if (updatedAt && updatedAt.getTime() !== Date.parse(draft.updatedAt))
    return { ok: false, reason: 'changed' };
  // On its own page, the email needs no link to that page.
  const letter = letterOf(deps.publicOrigin, { ...draft, isOnWeb: false });
  const preview = await previewCampaign(deps, letter, null);
  if (!preview.ok) return preview;
  const email = withoutUnsubscribe(preview.email);
  const passed = at && passedFault(at, deps.now(), deps.property.timeZone);
  if (passed) return { ok: false, reason: 'invalid', errors: [passed] };
  if (!at && (await countAudience(deps, draft)) === 0) return { ok: false, reason: 'no-recipients' };
  const scheduledAt = at ? instantInZone(at.date, at.time, deps.property.timeZone) : deps.now();
  return deps.database.transact(async (_tx, sql) => {
    const isDone = await scheduleDraft(sql, { id, updatedAt: draft.updatedAt, scheduledAt, email });
    if (isDone) await wakeCampaigns(sql);
    return draftOutcomeOf(deps, sql, id, isDone);
  });
}

/** The minute that is running may be chosen. */
function passedFault(
  { date, time }: { readonly date: CalendarDate; readonly time: string },
  now: Date,
  timeZone: string,
): FieldError | undefined {
  if (date < dateInZone(now, timeZone)) return { path: 'at.date', message: 'This day has passed' };
  if (instantInZone(date, time, timeZone) > addMilliseconds(now, -minuteMs)) return undefined;
  return { path: 'at.time', message: 'This time has passed. Choose a later one, or Now.' };
}
