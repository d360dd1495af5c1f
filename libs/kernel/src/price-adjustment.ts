import { amountOf, percentageOf } from './amount-of.ts';

/** How much more than otherwise a night costs, or less with a minus sign: decimal text such as '10', '-15.5', or '-20.00'. */
export interface PriceAdjustment {
  readonly unit: 'percent' | 'dollars';
  readonly value: string;
}

/**
 * The adjustment in text that begins with a sign, as people write it and spreadsheets have it: '+10%', '-$20.00', '−15.5%'.
 * Undefined for text without a sign. Its value is not validated.
 */
export function adjustmentOf(text: string): PriceAdjustment | undefined {
  const [, sign, rest] = /^([+\-\u2212])(.*)$/s.exec(text.trim()) ?? [];
  if (sign === undefined || rest === undefined) return undefined;
  const minus = sign === '+' ? '' : '-';
  return rest.endsWith('%')
    ? { unit: 'percent', value: `${minus}${percentageOf(rest).trim()}` }
    : { unit: 'dollars', value: `${minus}${amountOf(rest)}` };
}

/** An adjustment as `adjustmentOf` reads it: '+10%', '-20.00'. */
export function adjustmentText({ unit, value }: PriceAdjustment): string {
  const signed = value.startsWith('-') ? value : `+${value}`;
  return unit === 'percent' ? `${signed}%` : signed;
}
