import type { Consumer } from '@getaway/service-kit/messaging/consumer';
import type { Tx } from './data/database.ts';
import type { Dependencies } from './dependencies.ts';
import { bookingsConsumer } from './messaging/bookings.consumer.ts';
import { calendarConsumer } from './messaging/calendar.consumer.ts';
import { confirmationRequestsConsumer } from './messaging/confirmation-requests.consumer.ts';
import { feedHealthConsumer } from './messaging/feed-health.consumer.ts';
import { guessesConsumer } from './messaging/guesses.consumer.ts';
import { paymentsConsumer } from './messaging/payments.consumer.ts';
import { platformConflictsConsumer } from './messaging/platform-conflicts.consumer.ts';
import { refusedRefundsConsumer } from './messaging/refused-refunds.consumer.ts';
import { unpaidLimitsConsumer } from './messaging/unpaid-limits.consumer.ts';

/** All of svc-crm-email's consumers; that of bookings is first. */
export function consumersOf(deps: Dependencies): readonly [Consumer<Tx>, ...Consumer<Tx>[]] {
  return [
    bookingsConsumer(deps),
    paymentsConsumer(deps),
    refusedRefundsConsumer(deps),
    confirmationRequestsConsumer(deps),
    unpaidLimitsConsumer(deps),
    guessesConsumer(deps),
    calendarConsumer(deps),
    platformConflictsConsumer(deps),
    feedHealthConsumer(deps),
  ];
}
