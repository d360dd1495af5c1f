import { invalidRequest } from './provider-error.ts';
import { requiredInteger, requiredText, type Fields } from './fields.ts';

const smallest = 50;
const largest = 99_999_999;
const currencies: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));

/** The amount of a payment, within the provider's limits. */
export function readAmount(fields: Fields, currency: string): number {
  const amount = requiredInteger(fields, 'amount');
  if (amount < 1) {
    throw invalidRequest('This value must be greater than or equal to 1.', {
      code: 'parameter_invalid_integer',
      param: 'amount',
    });
  }
  if (amount < smallest) {
    throw invalidRequest(`Amount must be at least ${money(smallest, currency)}`, {
      code: 'amount_too_small',
      param: 'amount',
    });
  }
  if (amount > largest) {
    throw invalidRequest(`Amount must be no more than ${money(largest, currency)}`, {
      code: 'amount_too_large',
      param: 'amount',
    });
  }
  return amount;
}

/** A three-letter currency in lower case. */
export function readCurrency(fields: Fields): string {
  const currency = requiredText(fields, 'currency');
  if (!currencies.has(currency.toUpperCase())) {
    throw invalidRequest(`Invalid currency: ${currency}. The currency must be a three-letter ISO code.`, {
      param: 'currency',
    });
  }
  return currency.toLowerCase();
}

/** `$12.50`, for messages. */
export function money(amount: number, currency: string): string {
  const format = new Intl.NumberFormat('en-US', { style: 'currency', currency: currency.toUpperCase() });
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2;
  return format.format(amount / 10 ** digits);
}
