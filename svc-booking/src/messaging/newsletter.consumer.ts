import { newsletterSubjects, newsletterSubscribed } from '@getaway/contracts/events/newsletter';
import { decimalFromCents } from '@getaway/kernel/money';
import type { Logger } from '@getaway/service-kit/logger';
import type { Broker } from '@getaway/service-kit/messaging/broker';
import { on, startConsumer } from '@getaway/service-kit/messaging/consumer';
import type { Running } from '@getaway/service-kit/shutdown';
import { sqlOfPrisma } from '@getaway/service-kit/sql';
import type { Database, Tx } from '../data/database.ts';
import { keepNewsletterCode } from '../data/staff-promo-codes.repository.ts';
import { newsletterOffer } from '../domain/pricing/newsletter-code.ts';

/** Lets the codes that svc-crm-email gives to newsletter subscribers count in quotes. */
export function startNewsletterConsumer(deps: {
  database: Database;
  broker: Broker;
  newId: () => string;
  logger: Logger;
}): Promise<Running> {
  return startConsumer<Tx>({
    name: 'svc-booking-newsletter',
    filterSubject: newsletterSubjects,
    subscriptions: [
      on(newsletterSubscribed, (tx: Tx, { code }) =>
        keepNewsletterCode(sqlOfPrisma(tx), {
          id: deps.newId(),
          code,
          name: newsletterOffer.name,
          amount: decimalFromCents(newsletterOffer.amount),
        }),
      ),
    ],
    broker: deps.broker,
    transact: deps.database.transact,
    logger: deps.logger,
  });
}
