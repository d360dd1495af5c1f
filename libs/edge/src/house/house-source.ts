import { readHouse, type House } from '@getaway/property/file';

/** The house that a web server shows, in its newest version. */
export interface HouseSource {
  current(): House;
  /** Calls the listener after each change. */
  onChange(listener: () => void): void;
}

/**
 * The house of a property file, as it is now. A changed file needs a restart. Throws an Error that names every fault
 * of the file.
 */
export function houseFromFile(file: string | undefined): HouseSource {
  const house = readHouse(file);
  return { current: () => house, onChange: () => undefined };
}

/** Makes something of the house, once for each version. */
export function perHouse<Made>(source: HouseSource, make: (house: House) => Made): () => Made {
  let kept: { readonly revision: string; readonly made: Made } | undefined;
  return () => {
    const house = source.current();
    if (kept?.revision !== house.revision) kept = { revision: house.revision, made: make(house) };
    return kept.made;
  };
}
