import { newsletterSubjects, newsletterSubscribed } from '@getaway/contracts/events/newsletter';
import { on, type Consumer } from '@getaway/service-kit/messaging/consumer';
import { sqlOfPrisma } from '@getaway/service-kit/sql';
import type { Database, Tx } from '../database/database.ts';
import { keepNewsletterCode } from './keep-newsletter-code.ts';

/** Makes newsletter subscribers' codes from svc-crm-email valid in quotes. */
export function newsletterConsumer(deps: { database: Database; newId: () => string }): Consumer<Tx> {
  return {
    name: 'svc-booking-newsletter',
    filterSubject: newsletterSubjects,
    subscriptions: [
      on(newsletterSubscribed, (tx: Tx, subscribed) => keepNewsletterCode(deps, sqlOfPrisma(tx), subscribed)),
    ],
    transact: deps.database.transact,
  };
}
