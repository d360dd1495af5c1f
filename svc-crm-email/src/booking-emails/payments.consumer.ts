import { paymentRefunded } from '@getaway/contracts/events/payment';
import type { Clock } from '@getaway/kernel/instant';
import { on, type Consumer } from '@getaway/service-kit/messaging/consumer';
import { sqlOfPrisma } from '@getaway/service-kit/sql';
import type { Database, Tx } from '../database/database.ts';
import type { EmailWriter } from '../writing/write-email.ts';
import { announceRefund } from './announce-refund.ts';

interface PaymentsDeps {
  readonly database: Database;
  readonly emails: EmailWriter;
  readonly ownerEmail: string;
  readonly now: Clock;
}

/** Emails guests and the owner about refunds. */
export function paymentsConsumer(deps: PaymentsDeps): Consumer<Tx> {
  return {
    name: 'svc-crm-email-payments',
    filterSubject: paymentRefunded.type,
    subscriptions: [
      on(paymentRefunded, (tx: Tx, refund) => announceRefund(deps, sqlOfPrisma(tx), refund, deps.now())),
    ],
    transact: deps.database.transact,
  };
}
