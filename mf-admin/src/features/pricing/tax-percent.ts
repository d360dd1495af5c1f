import * as v from 'valibot';

/** A rate as staff type it: 0 to 100 percent (spec page 2, section 5), which two decimals keep at four as a fraction. */
export const taxPercent = v.pipe(
  v.string(),
  v.trim(),
  v.check((text) => !text.includes(','), 'Use a point for decimals, such as 8.25, and no commas'),
  v.regex(/^\d{1,3}(?:\.\d+)?$/, 'A percentage from 0 to 100'),
  v.check((text) => Number(text) <= 100, 'Must be 100 percent or less'),
  v.regex(/^\d+(?:\.\d{1,2}0*)?$/, 'Use at most two decimals'),
);

/** '8.25' percent as the fraction that is sent: '0.0825'. */
export function fractionOfPercent(percent: string): string {
  return (Number(percent) / 100).toFixed(4);
}

/** 0.07 as it is shown: '7.00'. */
export function percentOfFraction(rate: number): string {
  return (rate * 100).toFixed(2);
}
