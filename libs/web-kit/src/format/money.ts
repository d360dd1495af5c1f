const withCents = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const withoutCents = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});

/** Dollars of a total, with cents (spec page 1, section 2): 1070.1 to '$1,070.10'. */
export function formatTotal(dollars: number): string {
  return withCents.format(dollars);
}

/** Dollars of every other amount, without cents: 250 to '$250'. */
export function formatAmount(dollars: number): string {
  return withoutCents.format(dollars);
}

/** A fraction as a percentage with no needless decimals: 0.07 to '7%', 0.0825 to '8.25%'. */
export function formatRate(fraction: number): string {
  return `${Number((fraction * 100).toFixed(4))}%`;
}
