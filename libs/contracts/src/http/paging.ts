import * as v from 'valibot';
import { defineCall, type AnySchema } from './call.ts';
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

/** All rows of a list that staff read, as a CSV file: the same filters, and no pages. */
export function defineStaffExport<
  const Path extends `/${string}`,
  const Filters extends v.ObjectEntries,
>(list: { path: Path; summary: string; filters: Filters }) {
  return defineCall({
    method: 'GET',
    path: list.path,
    summary: list.summary,
    access: 'staff',
    query: v.object(list.filters),
    file: 'text/csv',
  });
}

/** A list that staff read, whole or in pages; `X-Total-Count` has the number of all items. */
export function defineStaffList<
  const Path extends `/${string}`,
  const Filters extends v.ObjectEntries,
  const Item extends AnySchema,
>(list: { path: Path; summary: string; filters: Filters; item: Item }) {
  return defineCall({
    method: 'GET',
    path: list.path,
    summary: list.summary,
    access: 'staff',
    query: v.object({ ...list.filters, ...pageQuery }),
    answer: v.array(list.item),
  });
}
