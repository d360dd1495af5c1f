import { decimalFromCents } from '@getaway/kernel/money';
import type { Sql } from '@getaway/service-kit/sql';
import { newsletterOffer } from './newsletter-code.rules.ts';
import { insertNewsletterCode } from './staff-promo-codes.repository.ts';

/** Makes the code of a newsletter subscriber valid, with the terms of the offer. An existing one is unchanged. */
export function keepNewsletterCode(deps: { newId: () => string }, sql: Sql, code: string): Promise<void> {
  const { name, amount } = newsletterOffer;
  return insertNewsletterCode(sql, { id: deps.newId(), code, name, amount: decimalFromCents(amount) });
}
