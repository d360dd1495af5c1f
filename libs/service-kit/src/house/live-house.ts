import { propertyKeys, type Property } from '@getaway/property';

/** A version of the house. Revision 0 is a property file that has not been published. */
export interface HouseVersion {
  readonly revision: number;
  readonly property: Property;
  /** What booked guests read about getting in, where the service has it. */
  readonly entryInstructions?: string;
}

/** The published house as a running service sees it. */
export interface LiveHouse {
  /**
   * The newest version, always: the same object at all times, whose fields change. Code that copies a field at
   * start misses later versions.
   */
  readonly property: Property;
  revision(): number;
  /** Of the newest version, apart from the property: for booked guests alone. */
  entryInstructions(): string | undefined;
  /** Calls back after each new version, until the returned function is called. */
  onChange(listener: () => void): () => void;
  /** Shows a version. An older one than the shown one is ignored; false is returned then. */
  show(version: HouseVersion): boolean;
}

export function createLiveHouse(first: HouseVersion): LiveHouse {
  let shown = first;
  const listeners = new Set<() => void>();
  return {
    property: liveFields(propertyKeys, () => shown.property),
    revision: () => shown.revision,
    entryInstructions: () => shown.entryInstructions,
    onChange: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    show: (version) => {
      if (version.revision <= shown.revision) return false;
      shown = version;
      for (const listener of [...listeners]) listener();
      return true;
    },
  };
}

/**
 * An object whose fields are read again each time, for what is passed on once and changes later. A copy of it, as by spread
 * syntax, no longer changes.
 */
export function liveFields<T extends object>(keys: readonly (keyof T)[], read: () => T): T {
  const fields = keys.map((key): [keyof T, PropertyDescriptor] => [
    key,
    { enumerable: true, get: () => read()[key] },
  ]);
  return Object.defineProperties<object>({}, Object.fromEntries(fields)) as T;
}

/**
 * Both objects as one, for the dependencies of a part at its start: fields that are read again each time stay so, unlike after
 * spread syntax. A field of `more` wins.
 */
export function withFields<T extends object, U extends object>(base: T, more: U): Omit<T, keyof U> & U {
  const fields = { ...Object.getOwnPropertyDescriptors(base), ...Object.getOwnPropertyDescriptors(more) };
  return Object.defineProperties({}, fields) as Omit<T, keyof U> & U;
}
