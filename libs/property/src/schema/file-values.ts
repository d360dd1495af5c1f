/** The members of a value of a file that has not been parsed; none if it is not an object or a list. */
export function record(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

/** The value at a path, or undefined. */
export function valueIn(value: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((inner, key) => record(inner)[key], value);
}

/** All texts in a value, with their paths below `path`. */
export function textsIn(value: unknown, path: string): { path: string; text: string }[] {
  if (typeof value === 'string') return [{ path, text: value }];
  return Object.entries(record(value)).flatMap(([key, inner]) => textsIn(inner, `${path}.${key}`));
}
