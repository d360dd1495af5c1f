/** Some of the fields; missing ones are not meant. */
type Partially<T> = { readonly [Field in keyof T]?: T[Field] | undefined };

/**
 * Whether a change would overwrite what somebody else has saved since staff saw the fields as `before`. A field that has
 * the wanted value already, as after an answer that was lost, is no reason to refuse.
 */
export function wouldOverwrite<T extends object>(
  stored: T,
  before: Partially<T>,
  change: Partially<T>,
): boolean {
  return (Object.keys(before) as (keyof T)[]).some(
    (field) =>
      before[field] !== undefined &&
      !isSame(stored[field], before[field]) &&
      !isSame(stored[field], change[field]),
  );
}

/** Lists of ids have no order, and empty text means nothing. */
function isSame(one: unknown, other: unknown): boolean {
  const comparable = (value: unknown): string =>
    JSON.stringify(
      Array.isArray(value) ? value.map(String).toSorted() : value === '' ? null : (value ?? null),
    );
  return comparable(one) === comparable(other);
}
