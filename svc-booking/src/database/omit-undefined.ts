type Sent<T> = { [K in keyof T]?: Exclude<T[K], undefined> };

/** What a partial change names: fields that were left out are not there at all, null stays as the wish to clear. */
export function sentFields<T extends object>(change: T): Sent<T> {
  return Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)) as Sent<T>;
}
