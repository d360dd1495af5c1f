import * as v from 'valibot';

/** A whole number of [least, most]. */
export const wholeNumber = (least: number, most: number) =>
  v.pipe(
    v.number('Enter a whole number'),
    v.integer('Enter a whole number'),
    v.minValue(least, `Must be ${least} or more`),
    v.maxValue(most, `Must be ${most} or less`),
  );
