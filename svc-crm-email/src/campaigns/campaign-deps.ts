import type { FieldError } from '@getaway/contracts/problems';
import type { Campaign } from '@getaway/contracts/http/newsletter-campaigns';
import type { Clock } from '@getaway/kernel/instant';
import type { Sql } from '@getaway/service-kit/sql';
import type { Database } from '../database/database.ts';
import type { CampaignLetter } from './campaign-source.ts';
import type { CampaignFields } from './campaign.rules.ts';
import { afterTheNight, type Night } from '../sequences/schedule.rules.ts';
import { findCampaign, type StoredCampaign } from './campaigns.repository.ts';
import type { RenderDeps } from './render-campaign.ts';

/** What the services know of a campaign besides its row. */
export interface ShownWith {
  readonly publicOrigin: string;
  readonly timeZone: string;
  readonly night: Night;
}

export interface CampaignDeps extends RenderDeps, ShownWith {
  readonly database: Database;
  readonly now: Clock;
}

export type CampaignOutcome =
  | { readonly ok: true; readonly campaign: Campaign }
  | { readonly ok: false; readonly reason: 'not-found' | 'not-possible' | 'changed' | 'no-recipients' }
  | { readonly ok: false; readonly reason: 'invalid'; readonly errors: readonly FieldError[] };

/** Where a campaign can be read in a browser, if it is on the web. */
export function webAddressOf(publicOrigin: string, id: string): string {
  return new URL(`/mail/campaigns/${id}`, publicOrigin).href;
}

export function shownCampaign(
  { publicOrigin, timeZone, night }: ShownWith,
  stored: StoredCampaign,
): Campaign {
  const { status, scheduledAt } = stored;
  const startsAt =
    status === 'scheduled' && scheduledAt !== null
      ? afterTheNight(new Date(scheduledAt), timeZone, night).toISOString()
      : null;
  return { ...stored, startsAt, webAddress: webAddressOf(publicOrigin, stored.id) };
}

export function letterOf(
  publicOrigin: string,
  campaign: Pick<CampaignFields, 'subject' | 'previewText' | 'body' | 'isOnWeb'> & { readonly id: string },
): CampaignLetter {
  const { subject, previewText, body } = campaign;
  return {
    subject,
    previewText,
    body,
    webAddress: campaign.isOnWeb ? webAddressOf(publicOrigin, campaign.id) : undefined,
  };
}

/** A campaign after a conditional change; why it was refused otherwise. */
export async function outcomeOf(
  shown: ShownWith,
  sql: Sql,
  id: string,
  isDone: boolean,
): Promise<CampaignOutcome> {
  const stored = await findCampaign(sql, id);
  if (!stored) return { ok: false, reason: 'not-found' };
  if (!isDone) return { ok: false, reason: 'not-possible' };
  return { ok: true, campaign: shownCampaign(shown, stored) };
}

/** The same after a change of the draft that staff had before them: somebody else may have saved it since. */
export async function draftOutcomeOf(
  shown: ShownWith,
  sql: Sql,
  id: string,
  isDone: boolean,
): Promise<CampaignOutcome> {
  if (isDone) return outcomeOf(shown, sql, id, true);
  const stored = await findCampaign(sql, id);
  if (stored?.status === 'draft') return { ok: false, reason: 'changed' };
  return outcomeOf(shown, sql, id, false);
}
