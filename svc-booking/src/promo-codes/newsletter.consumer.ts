import { newsletterSubjects, newsletterSubscribed } from '@getaway/contracts/events/newsletter';
import { decimalFromCents } from '@getaway/kernel/money';
import { on, type Consumer } from '@getaway/service-kit/messaging/consumer';
import { sqlOfPrisma } from '@getaway/service-kit/sql';
import type { Database, Tx } from '../database/database.ts';
import { keepNewsletterCode } from './staff-promo-codes.repository.ts';
import { newsletterOffer } from './newsletter-code.rules.ts';

/** Makes newsletter subscribers' codes from svc-crm-email valid in quotes. */
export function newsletterConsumer(deps: { database: Database; newId: () => string }): Consumer<Tx> {
  return {
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
    transact: deps.database.transact,
  };
}
