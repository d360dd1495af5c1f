type Defined<T> = { [K in keyof T]?: Exclude<T[K], undefined> };

/** Removes the fields that are undefined, so that a partial update leaves them as they are. null stays, to clear a field. */
export function omitUndefined<T extends object>(change: T): Defined<T> {
  return Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)) as Defined<T>;
}
