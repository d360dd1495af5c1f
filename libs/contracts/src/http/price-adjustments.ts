import * as v from 'valibot';
import { withoutComma } from './fields.ts';

/**
 * How much more than otherwise a night costs, or less with a minus sign: '10' or '-15.5' percent, '50.00' or '-20.00' dollars.
 */
export const priceAdjustmentSchema = v.object({
  unit: v.picklist(['percent', 'dollars']),
  value: v.pipe(v.string(), v.regex(/^-?\d{1,6}(?:\.\d{1,2})?$/, 'Must be a number such as -15.5')),
});

const enterNumber = 'Enter a number, such as 10 or 15.5';

const signedNumber = v.pipe(
  v.union(
    [
      v.number(),
      v.pipe(v.string(), v.trim(), withoutComma, v.regex(/^[+-]?\d{1,12}(?:\.\d{1,6})?$/, enterNumber)),
    ],
    enterNumber,
  ),
  v.transform(Number),
  v.check((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6, 'Use at most two decimals'),
  // What is left of a fraction that no number has exactly.
  v.transform((value) => Math.round(value * 100) / 100),
  v.check((value) => value !== 0, 'Must be more or less than 0'),
);

/** The same from a client, a number or decimal text. 0 would change nothing and is refused. */
export const priceAdjustmentInput = v.variant(
  'unit',
  [
    v.object({
      unit: v.literal('percent'),
      value: v.pipe(
        signedNumber,
        v.minValue(-90, 'Can be at most 90% less'),
        v.maxValue(500, 'Can be at most 500% more'),
        v.transform(String),
      ),
    }),
    v.object({
      unit: v.literal('dollars'),
      value: v.pipe(
        signedNumber,
        v.minValue(-100_000, 'Can be at most 100,000 less'),
        v.maxValue(100_000, 'Can be at most 100,000 more'),
        v.transform((value) => value.toFixed(2)),
      ),
    }),
  ],
  'Must be percent or dollars',
);
