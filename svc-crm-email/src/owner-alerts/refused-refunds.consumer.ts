import { refundRefused } from '@getaway/contracts/events/payment';
import type { Clock } from '@getaway/kernel/instant';
import { on, type Consumer } from '@getaway/service-kit/messaging/consumer';
import { sqlOfPrisma } from '@getaway/service-kit/sql';
import { announceRefusedRefund } from '../booking-emails/announce-refused-refund.ts';
import type { Database, Tx } from '../database/database.ts';
import type { EmailWriter } from '../writing/write-email.ts';

/** Emails the owner about refunds that failed. */
export function refusedRefundsConsumer(deps: {
  database: Database;
  emails: EmailWriter;
  ownerEmail: string;
  now: Clock;
}): Consumer<Tx> {
  return {
    name: 'svc-crm-email-refused-refunds',
    filterSubject: refundRefused.type,
    subscriptions: [
      on(refundRefused, (tx: Tx, refund) => announceRefusedRefund(deps, sqlOfPrisma(tx), refund, deps.now())),
    ],
    transact: deps.database.transact,
  };
}
