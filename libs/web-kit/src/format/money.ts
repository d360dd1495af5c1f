import { inDollars, inPercent, inWholeDollars } from '@getaway/kernel/money';

/** Dollars of a total, with cents (spec page 1, section 2): '1070.10' to '$1,070.10'. */
export function formatTotal(dollars: string): string {
  return inDollars(dollars);
}

/** Dollars of every other amount, without cents: '250.00' to '$250'. */
export function formatAmount(dollars: string): string {
  return inWholeDollars(dollars);
}

/** Whether an amount is above zero, so that it gets its own line. */
export function isPositive(dollars: string): boolean {
  return Number(dollars) > 0;
}

/** A fraction as a percentage without trailing zeros: 0.07 to '7%', 0.0825 to '8.25%'. */
export function formatRate(fraction: number): string {
  return inPercent(fraction);
}
