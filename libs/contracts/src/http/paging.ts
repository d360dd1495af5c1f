import * as v from 'valibot';
import { optionalField } from './fields.ts';

const digits = (max: number) =>
  v.pipe(
    v.string(),
    v.regex(/^\d{1,6}$/, 'Must be a whole number'),
    v.transform(Number),
    v.maxValue(max, `Must be at most ${max}`),
  );

/** `limit` and `offset` of a list, as query parameters. */
export const pageQuery = {
  limit: optionalField(digits(500)),
  offset: optionalField(digits(999_999)),
};

/** A part of a list: without `limit`, the whole rest. */
export interface Page {
  readonly limit?: number | undefined;
  readonly offset?: number | undefined;
}
