import { bookingAmended } from '@getaway/contracts/events/booking';
import type { EventData } from '@getaway/contracts/events/event';
import { decimalFromCents, subtractCents } from '@getaway/kernel/money';
import { appendEvent } from '@getaway/service-kit/messaging/outbox';
import type { Sql } from '@getaway/service-kit/sql';
import { moneyState } from '../ledger/money-state.rules.ts';
import { isAmendment } from './amendment.rules.ts';
import type { BookingRecord } from './booking-record.rules.ts';
import type { BookingEventContext } from './publish-booking-event.ts';

type Amendment = EventData<typeof bookingAmended>;

/** Publishes that the dates, extras, or guests of a locked booking changed, with its old and new lines. */
export async function publishAmendment(
  sql: Sql,
  {
    before,
    after,
    amendedBy,
  }: { before: BookingRecord; after: BookingRecord; amendedBy: Amendment['amendedBy'] },
  context: BookingEventContext,
): Promise<void> {
  if (!isAmendment(before, after)) return;
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
      before: amendedStay(before),
      after: amendedStay(after),
      difference: decimalFromCents(subtractCents(after.total, before.total)),
      money: moneyState(after),
    },
    context,
  );
}

function amendedStay(booking: BookingRecord): Amendment['after'] {
  const { checkInDate, checkInTime, checkOutDate, checkOutTime, numberOfGuests, quote } = booking;
  return { checkInDate, checkInTime, checkOutDate, checkOutTime, numberOfGuests, quote };
}
