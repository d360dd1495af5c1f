type Defined<T> = { [K in keyof T]?: Exclude<T[K], undefined> };

/**
 * Removes undefined fields, so that a partial update leaves them unchanged. null stays and clears a field.
 */
export function omitUndefined<T extends object>(change: T): Defined<T> {
  return Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)) as Defined<T>;
}
