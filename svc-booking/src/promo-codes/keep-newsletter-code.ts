import type { Sql } from '@getaway/service-kit/sql';
import { usualMoneyRules } from '@getaway/kernel/money-rules';
import { insertNewsletterCode } from './staff-promo-codes.repository.ts';

/**
 * Makes the code of a newsletter subscriber valid: one use, Monday to Thursday (spec page 1, section 9). `amount`: in whole
 * dollars, as it was offered; events from before it was a setting don't have it. An existing code is unchanged.
 */
export function keepNewsletterCode(
  deps: { newId: () => string },
  sql: Sql,
  { code, amount = usualMoneyRules.newsletterOffer }: { code: string; amount?: number | undefined },
): Promise<void> {
  return insertNewsletterCode(sql, {
    id: deps.newId(),
    code,
    name: 'Weekday Escape',
    amount: amount.toFixed(2),
  });
}
