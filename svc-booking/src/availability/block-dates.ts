import { datesBlocked } from '@getaway/contracts/events/dates';
import type { BlockReason } from '@getaway/contracts/http/blocked-dates';
import { dateInZone, type CalendarDate } from '@getaway/kernel/calendar-date';
import type { Clock } from '@getaway/kernel/instant';
import { appendEvent } from '@getaway/service-kit/messaging/outbox';
import { catchRefusal, Refused } from '@getaway/service-kit/refusal';
import { insertBlocks, type BlockedDate } from './blocked-dates.repository.ts';
import type { Database } from '../database/database.ts';
import { nightsOfBlock } from './block.rules.ts';

interface DatesTaken {
  readonly ok: false;
  readonly reason: 'dates-taken';
  readonly dates: readonly CalendarDate[];
}

export type BlockDatesOutcome =
  | { readonly ok: true; readonly blocks: readonly BlockedDate[] }
  | { readonly ok: false; readonly reason: 'range'; readonly message: string }
  | DatesTaken;

class BlockRefused extends Refused<DatesTaken> {}

/** Blocks all nights of a range or none of them. */
export async function blockDates(
  deps: { database: Database; now: Clock; timeZone: string },
  input: {
    fromDate: CalendarDate;
    toDate?: CalendarDate | undefined;
    reason: BlockReason;
    correlationId: string;
  },
): Promise<BlockDatesOutcome> {
  const now = deps.now();
  const range = nightsOfBlock(input, dateInZone(now, deps.timeZone));
  if (!range.ok) return { ok: false, reason: 'range', message: range.message };
  return catchRefusal(
    BlockRefused,
    deps.database.transact(async (_tx, sql) => {
      const inserted = await insertBlocks(sql, range.nights, input.reason);
      if (!inserted.ok) throw new BlockRefused({ ok: false, reason: 'dates-taken', dates: inserted.taken });
      const { blocks } = inserted;
      await appendEvent(
        sql,
        datesBlocked,
        { nights: blocks.map(({ id, date, reason }) => ({ entityId: id, revision: 1, date, reason })) },
        { correlationId: input.correlationId, now },
      );
      return { ok: true as const, blocks };
    }),
  );
}
