import type { Consumer } from '@getaway/service-kit/messaging/consumer';
import type { Tx } from './database/database.ts';
import type { Dependencies } from './dependencies.ts';
import { bookingsConsumer } from './bookings-copy/bookings.consumer.ts';
import { calendarConsumer } from './owner-alerts/calendar.consumer.ts';
import { confirmationRequestsConsumer } from './booking-emails/confirmation-requests.consumer.ts';
import { disputesConsumer } from './owner-alerts/disputes.consumer.ts';
import { feedHealthConsumer } from './owner-alerts/feed-health.consumer.ts';
import { guessesConsumer } from './owner-alerts/guesses.consumer.ts';
import { houseConsumer } from './house/house.consumer.ts';
import { moneyConsumer } from './booking-emails/money.consumer.ts';
import { oversizedEventsConsumer } from './owner-alerts/oversized-events.consumer.ts';
import { paymentLinksConsumer } from './booking-emails/payment-links.consumer.ts';
import { paymentsConsumer } from './booking-emails/payments.consumer.ts';
import { platformConflictsConsumer } from './owner-alerts/platform-conflicts.consumer.ts';
import { stayLinksConsumer } from './booking-emails/stay-links.consumer.ts';
import { refusedRefundsConsumer } from './owner-alerts/refused-refunds.consumer.ts';
import { unpaidLimitsConsumer } from './owner-alerts/unpaid-limits.consumer.ts';

/** All consumers of svc-crm-email; the one for bookings comes first. */
export function consumersOf(deps: Dependencies): readonly [Consumer<Tx>, ...Consumer<Tx>[]] {
  return [
    bookingsConsumer(deps),
    paymentsConsumer(deps),
    moneyConsumer(deps),
    refusedRefundsConsumer(deps),
    disputesConsumer(deps),
    confirmationRequestsConsumer(deps),
    paymentLinksConsumer(deps),
    stayLinksConsumer(deps),
    unpaidLimitsConsumer(deps),
    guessesConsumer(deps),
    calendarConsumer(deps.conflictEmails),
    platformConflictsConsumer(deps.conflictEmails),
    feedHealthConsumer(deps),
    oversizedEventsConsumer(deps),
    houseConsumer(deps),
  ];
}
