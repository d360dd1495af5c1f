import * as v from 'valibot';
import { Prisma } from '../generated/prisma/client.ts';
import { noAdjustments, type Adjustment, type WeekAdjustments } from './adjustment.rules.ts';

const adjustment = v.pipe(
  v.string(),
  v.regex(/^[+-]\d+(?:\.\d+)?%?$/),
  v.transform((text) => text as Adjustment),
);

/** Adjustments in JSON; null and undefined, as in rows from before there were any, are none. */
export const storedAdjustments = v.pipe(
  v.nullish(v.pipe(v.array(v.nullable(adjustment)), v.length(7))),
  v.transform((adjustments): WeekAdjustments => adjustments ?? noAdjustments),
);

/** The value of their column. */
export function adjustmentsColumn(
  adjustments: WeekAdjustments,
): Prisma.InputJsonArray | typeof Prisma.DbNull {
  return adjustments.every((each) => each === null) ? Prisma.DbNull : [...adjustments];
}
