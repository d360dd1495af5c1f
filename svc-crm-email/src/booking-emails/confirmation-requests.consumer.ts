import { confirmationRequested } from '@getaway/contracts/events/booking';
import type { Clock } from '@getaway/kernel/instant';
import { on, type Consumer } from '@getaway/service-kit/messaging/consumer';
import { sqlOfPrisma } from '@getaway/service-kit/sql';
import type { Database, Tx } from '../database/database.ts';
import type { EmailWriter } from '../writing/write-email.ts';
import { emailConfirmationRequest } from './email-confirmation-request.ts';

/** Emails guests the link that confirms a reservation beyond the limits on unpaid nights. */
export function confirmationRequestsConsumer(deps: {
  database: Database;
  emails: EmailWriter;
  ownerEmail: string;
  now: Clock;
}): Consumer<Tx> {
  return {
    name: 'svc-crm-email-confirmation-requests',
    filterSubject: confirmationRequested.type,
    subscriptions: [
      on(confirmationRequested, (tx: Tx, data) =>
        emailConfirmationRequest(deps, sqlOfPrisma(tx), data, deps.now()),
      ),
    ],
    transact: deps.database.transact,
  };
}
