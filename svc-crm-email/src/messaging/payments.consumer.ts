import { paymentRefunded } from '@getaway/contracts/events/payment';
import type { Clock } from '@getaway/kernel/instant';
import type { Logger } from '@getaway/service-kit/logger';
import type { Broker } from '@getaway/service-kit/messaging/broker';
import { on, startConsumer, type ConsumerEffects } from '@getaway/service-kit/messaging/consumer';
import type { Running } from '@getaway/service-kit/shutdown';
import { sqlOfPrisma } from '@getaway/service-kit/sql';
import type { Database, Tx } from '../data/database.ts';
import type { MailWriter } from '../mail/write-mail.ts';
import { announceRefund } from '../use-cases/announce-refund.ts';

interface PaymentsDeps {
  readonly database: Database;
  readonly mails: MailWriter;
  readonly ownerEmail: string;
  readonly now: Clock;
}

/** Has refunds mailed. */
export function paymentEffects(deps: PaymentsDeps): ConsumerEffects<Tx> {
  return {
    name: 'svc-crm-email-payments',
    subscriptions: [
      on(paymentRefunded, (tx: Tx, refund) => announceRefund(deps, sqlOfPrisma(tx), refund, deps.now())),
    ],
    transact: deps.database.transact,
  };
}

/** Has refunds mailed as they are made. */
export function startPaymentsConsumer(
  deps: PaymentsDeps & { broker: Broker; logger: Logger },
): Promise<Running> {
  const { broker, logger } = deps;
  return startConsumer({ ...paymentEffects(deps), filterSubject: paymentRefunded.type, broker, logger });
}
