import { confirmationRequested } from '@getaway/contracts/events/booking';
import type { Clock } from '@getaway/kernel/instant';
import { on, type Consumer } from '@getaway/service-kit/messaging/consumer';
import { sqlOfPrisma } from '@getaway/service-kit/sql';
import type { Database, Tx } from '../database/database.ts';
import type { MailWriter } from '../writing/write-email.ts';
import { mailConfirmationRequest } from '../owner-alerts/email-limits.ts';

/** Has guests confirm reservations by email that are beyond the limits on unpaid nights. */
export function confirmationRequestsConsumer(deps: {
  database: Database;
  mails: MailWriter;
  ownerEmail: string;
  now: Clock;
}): Consumer<Tx> {
  return {
    name: 'svc-crm-email-confirmation-requests',
    filterSubject: confirmationRequested.type,
    subscriptions: [
      on(confirmationRequested, (tx: Tx, data) =>
        mailConfirmationRequest(deps, sqlOfPrisma(tx), data, deps.now()),
      ),
    ],
    transact: deps.database.transact,
  };
}
