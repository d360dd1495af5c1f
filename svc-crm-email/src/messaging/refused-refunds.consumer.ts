import { refundRefused } from '@getaway/contracts/events/payment';
import type { Clock } from '@getaway/kernel/instant';
import type { Logger } from '@getaway/service-kit/logger';
import type { Broker } from '@getaway/service-kit/messaging/broker';
import { on, startConsumer } from '@getaway/service-kit/messaging/consumer';
import type { Running } from '@getaway/service-kit/shutdown';
import { sqlOfPrisma } from '@getaway/service-kit/sql';
import type { Database, Tx } from '../data/database.ts';
import type { MailWriter } from '../mail/write-mail.ts';
import { announceRefusedRefund } from '../use-cases/announce-refund.ts';

/** Has the owner told of refunds that come to nothing. */
export function startRefusedRefundsConsumer(deps: {
  database: Database;
  broker: Broker;
  mails: MailWriter;
  ownerEmail: string;
  now: Clock;
  logger: Logger;
}): Promise<Running> {
  return startConsumer<Tx>({
    name: 'svc-crm-email-refused-refunds',
    filterSubject: refundRefused.type,
    subscriptions: [
      on(refundRefused, (tx: Tx, refund) => announceRefusedRefund(deps, sqlOfPrisma(tx), refund, deps.now())),
    ],
    broker: deps.broker,
    transact: deps.database.transact,
    logger: deps.logger,
  });
}
