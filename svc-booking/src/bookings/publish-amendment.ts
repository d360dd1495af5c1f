import { bookingAmended } from '@getaway/contracts/events/booking';
import type { EventData } from '@getaway/contracts/events/event';
import { addCents, decimalFromCents, subtractCents, type Cents } from '@getaway/kernel/money';
import { appendEvent } from '@getaway/service-kit/messaging/outbox';
import type { Sql } from '@getaway/service-kit/sql';
import type { Tx } from '../database/database.ts';
import { booksOf } from '../ledger/ledger-entry.rules.ts';
import { listEntries } from '../ledger/list-entries.ts';
import { moneyState } from '../ledger/money-state.rules.ts';
import { balanceOf } from '../payments/amount-due.rules.ts';
import { isAmendment, isOtherRequest } from './amendment.rules.ts';
import { planOf } from './booking-details.rules.ts';
import type { BookingRecord } from './booking-record.rules.ts';
import { findEarlyServices } from './find-early-services.ts';
import { openingOfBooking, type EarlyService } from './opening.rules.ts';
import type { BookingEventContext } from './publish-booking-event.ts';

type Amendment = EventData<typeof bookingAmended>;

/** Publishes what a guest or staff changed about the stay of a locked booking, with its old and new lines. `toCard` is the refund of the change. */
export async function publishAmendment(
  { tx, sql }: { readonly tx: Tx; readonly sql: Sql },
  {
    before,
    after,
    amendedBy,
    toCard,
  }: { before: BookingRecord; after: BookingRecord; amendedBy: Amendment['amendedBy']; toCard: Cents },
  context: BookingEventContext,
): Promise<void> {
  const isRequest = amendedBy === 'guest' && isOtherRequest(before, after);
  if (!isAmendment(before, after) && !isRequest) return;
  const { returned, onItsWay } = booksOf(after.total, await listEntries(tx, after.id));
  const early = await findEarlyServices(sql, [before, after]);
  const { id: entityId, revision, bookingReference, guestName, email, status } = after;
  await appendEvent(
    sql,
    bookingAmended,
    {
      entityId,
      revision,
      bookingReference,
      guestName,
      email,
      status,
      amendedBy,
      before: amendedStay(before, early),
      after: amendedStay(after, early),
      difference: decimalFromCents(subtractCents(after.total, before.total)),
      money: moneyState(after),
      settlement: {
        toCard: decimalFromCents(toCard),
        balance: balanceOf(after, addCents(returned, onItsWay)),
      },
    },
    context,
  );
}

function amendedStay(booking: BookingRecord, early: readonly EarlyService[]): Amendment['after'] {
  const opensAt = openingOfBooking(booking, early);
  return { ...planOf(booking), ...(opensAt === null ? {} : { opensAt }), quote: booking.quote };
}
