import type { ExternalNights } from '@getaway/contracts/events/external-nights';
import { pollStaleFeeds } from '@getaway/contracts/http/internal-calendar';
import type { CalendarDate } from '@getaway/kernel/calendar-date';
import { secondMs } from '@getaway/kernel/instant';
import { staysOverlap } from '@getaway/kernel/stay';
import type { CallService } from '@getaway/service-kit/http/internal-calls';
import type { Logger } from '@getaway/service-kit/logger';
import { withoutWriteDeadline } from '@getaway/service-kit/write-deadline';
import type { Database } from '../database/database.ts';
import { keepExternalNights } from './keep-external-nights.ts';

/** How long a guest waits for other platforms. */
const timeoutMs = 3 * secondMs;

export interface FreshNightsDeps {
  readonly database: Database;
  readonly callCalendar: CallService;
  readonly logger: Logger;
}

interface StayRequest {
  readonly checkInDate: CalendarDate;
  readonly checkOutDate: CalendarDate;
}

/**
 * Before a guest takes nights, requests a sync of the feeds that were not read recently, and stores what they
 * report for these nights. All other changes arrive as events. Without an answer the stored state is used.
 */
export async function takeFreshNights(deps: FreshNightsDeps, stay: StayRequest): Promise<void> {
  const outcome = await deps.callCalendar(pollStaleFeeds, { timeoutMs });
  if (!outcome.ok) {
    deps.logger.warn(
      { reason: outcome.reason },
      'calendars could not be refreshed; continuing with the known nights',
    );
    return;
  }
  const taken = newestOf(outcome.answer.changes).filter((change) => takes(change, stay));
  if (taken.length === 0) return;
  try {
    await withoutWriteDeadline(() => deps.database.transact((_tx, sql) => keepExternalNights(sql, taken)));
  } catch (error) {
    deps.logger.warn({ err: error }, 'refreshed nights could not be saved; they will arrive as events');
  }
}

/** A stay may be reported twice: as imported, and as an echo of our own stay that takes no nights. */
function newestOf(changes: readonly ExternalNights[]): ExternalNights[] {
  return [...new Map(changes.map((change) => [change.entityId, change])).values()];
}

function takes(change: ExternalNights, { checkInDate, checkOutDate }: StayRequest): boolean {
  if (change.status === 'gone') return false;
  const requested = { checkIn: checkInDate, checkOut: checkOutDate };
  return checkInDate < checkOutDate && staysOverlap({ checkIn: change.from, checkOut: change.to }, requested);
}
