import { unpaidLimitReached } from '@getaway/contracts/events/booking';
import type { Clock } from '@getaway/kernel/instant';
import { on, type Consumer } from '@getaway/service-kit/messaging/consumer';
import { sqlOfPrisma } from '@getaway/service-kit/sql';
import type { Database, Tx } from '../database/database.ts';
import type { EmailWriter } from '../writing/write-email.ts';
import { emailUnpaidLimit } from './email-unpaid-limit.ts';

/** Emails the owner about reached limits on unpaid nights. */
export function unpaidLimitsConsumer(deps: {
  database: Database;
  emails: EmailWriter;
  ownerEmail: string;
  now: Clock;
}): Consumer<Tx> {
  return {
    name: 'svc-crm-email-unpaid-limits',
    filterSubject: unpaidLimitReached.type,
    subscriptions: [
      on(unpaidLimitReached, (tx: Tx, data) => emailUnpaidLimit(deps, sqlOfPrisma(tx), data, deps.now())),
    ],
    transact: deps.database.transact,
  };
}
