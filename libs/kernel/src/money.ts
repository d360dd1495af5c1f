/** A whole number of US cents, the unit of all money arithmetic. */
export type Cents = number & { readonly __unit: 'cents' };

/** Brands a whole number as cents. Throws a RangeError on fractions and on numbers beyond 2^53. */
export function cents(amount: number): Cents {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`not a whole number of cents: ${amount}`);
  return amount as Cents;
}

export const zeroCents: Cents = cents(0);

/**
 * Converts dollars in wire format (a JSON number or PostgreSQL's numeric text, at most two decimals) to
 * cents. Throws a RangeError when the text is not an amount or has a fraction of a cent.
 */
export function centsFromDollars(dollars: number | string): Cents {
  const match = /^(-?)(\d+)(?:\.(\d{1,2})0*)?$/.exec(
    typeof dollars === 'number' ? String(dollars) : dollars.trim(),
  );
  if (!match) throw new RangeError(`not an amount in dollars: ${dollars}`);
  const [, sign, whole, fraction = ''] = match;
  const amount = Number(whole) * 100 + Number(fraction.padEnd(2, '0'));
  return cents(sign && amount ? -amount : amount);
}

/**
 * Converts cents to decimal text with two places, as in answers and decimal(10,2) columns: 25000 to "250.00".
 */
export function decimalFromCents(amount: Cents): string {
  const absolute = Math.abs(amount);
  const text = `${Math.trunc(absolute / 100)}.${String(absolute % 100).padStart(2, '0')}`;
  return amount < 0 ? `-${text}` : text;
}

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

const wholeDollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});

/**
 * An amount for display, with a true minus sign: 123450 or "1234.50" to "$1,234.50". Takes cents, or dollars
 * in wire format; throws a RangeError on text that is not an amount.
 */
export function inDollars(amount: Cents | string): string {
  const inCents = typeof amount === 'string' ? centsFromDollars(amount) : amount;
  return dollars.format(inCents / 100).replace('-', '−');
}

/** Dollars in wire format without their cents, rounded: '249.50' to '$250'. */
export function inWholeDollars(amount: string): string {
  return wholeDollars.format(Number(amount));
}

/** Formats a fraction as a percentage without trailing zeros: 0.07 as '7%', 0.0825 as '8.25%'. */
export function inPercent(fraction: number): string {
  return `${Number((fraction * 100).toFixed(4))}%`;
}

export function addCents(...amounts: readonly Cents[]): Cents {
  return cents(amounts.reduce((sum, amount) => sum + amount, 0));
}

export function subtractCents(from: Cents, amount: Cents): Cents {
  return cents(from - amount);
}

/**
 * A share of an amount, given in ten-thousandths (700 is 7%, 250 is 2.5%), rounded half up to the cent. Both
 * arguments are non-negative; ten-thousandths is the precision of the spec's decimal(5,4) tax rate.
 */
export function shareOf(amount: Cents, tenThousandths: number): Cents {
  if (amount < 0 || tenThousandths < 0 || !Number.isSafeInteger(tenThousandths)) {
    throw new RangeError(`not a share: ${tenThousandths} of ${amount}`);
  }
  return cents(Math.floor((amount * tenThousandths + 5_000) / 10_000));
}
