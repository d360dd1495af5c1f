import type pg from 'pg';
import { dateInZone } from '@getaway/kernel/calendar-date';
import type { Clock } from '@getaway/kernel/instant';
import type { Property } from '@getaway/property';
import { sqlOf, type Sql } from '@getaway/service-kit/sql';
import { inTransaction } from '@getaway/service-kit/transaction';
import { erasedRecipient } from '../database/erased-recipient.ts';
import { wakeEmailWorker } from '../delivery/wake-email-worker.ts';
import { isNight, type Night } from '../sequences/schedule.rules.ts';
import { freezeBatch } from './audience.repository.ts';
import {
  countQueued,
  finish,
  isAnyWaiting,
  listSending,
  lockSending,
  noteFrozen,
  notePace,
  queueRecipients,
  returnToDraft,
  startDue,
  type CampaignAtWork,
} from './campaign-queue.repository.ts';
import { batchOfRecipients, portionOf } from './campaign.rules.ts';

export interface QueueCampaignsDeps {
  readonly pool: pg.Pool;
  readonly property: Pick<Property, 'timeZone'>;
  readonly night: Night;
  readonly now: Clock;
}

/**
 * Starts the campaigns that are due, records their recipients, and queues as many emails as their pace allows. Each
 * step is one transaction: after a crash the next call continues, and no one gets a second email. One without recipients
 * is a draft again. Returns whether any is being sent.
 */
export async function queueCampaigns(deps: QueueCampaignsDeps): Promise<boolean> {
  const sql = sqlOf(deps.pool);
  await startDue(sql, deps.now());
  const sending = await listSending(sql);
  for (const id of sending) while (await inTransaction(deps.pool, (own) => workOn(deps, own, id)));
  return sending.length > 0;
}

/** Returns true when there is more to do at once. */
async function workOn(deps: QueueCampaignsDeps, sql: Sql, id: string): Promise<boolean> {
  const campaign = await lockSending(sql, id);
  if (!campaign) return false;
  if (!campaign.isFrozen) {
    await freezeNext(deps, sql, campaign);
    return true;
  }
  await queueNext(deps, sql, campaign);
  return false;
}

async function freezeNext(deps: QueueCampaignsDeps, sql: Sql, campaign: CampaignAtWork): Promise<void> {
  const { timeZone } = deps.property;
  const { segment, subscribedSince, startedAt } = campaign;
  const { last, recorded } = await freezeBatch(sql, {
    campaignId: campaign.id,
    segment: { segment, subscribedSince, timeZone, today: dateInZone(startedAt, timeZone) },
    after: campaign.frozenThrough,
    startedAt,
    size: batchOfRecipients,
  });
  await noteFrozen(sql, campaign.id, { through: last, recorded });
}

async function queueNext(deps: QueueCampaignsDeps, sql: Sql, campaign: CampaignAtWork): Promise<void> {
  const now = deps.now();
  const { id } = campaign;
  if (campaign.recipients === 0) return returnToDraft(sql, id);
  const queued = await countQueued(sql, id);
  if (queued === 0 && !(await isAnyWaiting(sql, id))) return finish(sql, id, now);
  // The hours of the night are not made up for in the morning.
  if (isNight(now, deps.property.timeZone, deps.night)) return notePace(sql, id, now);
  const { count, pacedUntil } = portionOf({ ...campaign, queued }, now);
  await notePace(sql, id, pacedUntil);
  if (count === 0) return;
  await queueRecipients(sql, campaign, count, now, erasedRecipient);
  await wakeEmailWorker(sql);
}
