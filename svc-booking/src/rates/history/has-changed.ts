import { isDeepStrictEqual } from 'node:util';
import type { ChangedRates } from './rate-change.rules.ts';

/** Whether something says the same, whatever it said between: an undo makes a new version of what was before. */
export function isSame<Value extends { readonly version: number }>(
  { version: _one, ...one }: Value,
  { version: _other, ...other }: Value,
): boolean {
  return isDeepStrictEqual(one, other);
}

/** Whether something says something else than before: staff can save what they have not changed. */
export function hasChanged({ periods, rules, discounts }: ChangedRates): boolean {
  const pairs = [...periods, rules ?? none, discounts ?? none];
  return pairs.some(({ before, after }) =>
    before === null || after === null ? before !== after : !isSame<{ version: number }>(before, after),
  );
}

const none = { before: null, after: null };
