/** The members of a value of a file that has not been parsed; none if it is not an object or a list. */
export function record(value: unknown): Readonly<Record<string, unknown>> {
  // Not a copy: a draft may have thousands of members, and each check asks for some.
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

/** The value at a path, or undefined. */
export function valueIn(value: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>(memberOf, value);
}

/** Only its own: a path may have any word. */
function memberOf(value: unknown, key: string): unknown {
  const isMember =
    typeof value === 'object' && value !== null && Object.prototype.propertyIsEnumerable.call(value, key);
  return isMember ? (value as Record<string, unknown>)[key] : undefined;
}

/** All texts in a value, with their paths below `path`. */
export function textsIn(value: unknown, path: string): { path: string; text: string }[] {
  if (typeof value === 'string') return [{ path, text: value }];
  return Object.entries(record(value)).flatMap(([key, inner]) => textsIn(inner, `${path}.${key}`));
}
