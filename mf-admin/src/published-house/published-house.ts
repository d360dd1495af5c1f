import { useSyncExternalStore } from 'react';
import { logo } from '@getaway/property/house/logo';
import { property } from '../property.ts';

/** What the back office shows of the house, without its texts. Times are `HH:MM`. */
export interface PublishedHouse {
  readonly name: string;
  readonly checkInTime: string;
  readonly checkOutTime: string;
  /** In whole dollars; 0 is none. */
  readonly cleaningFee: number;
  readonly logo:
    | { readonly src: string; readonly width?: number | undefined; readonly height?: number | undefined }
    | undefined;
}

let house: PublishedHouse = {
  name: property.name,
  checkInTime: property.checkIn.time,
  checkOutTime: property.checkOut.time,
  cleaningFee: property.policies.money.cleaningFee,
  logo,
};
const listeners = new Set<() => void>();

/** The house of the page, or a newer one that was published while it is open. */
export function usePublishedHouse(): PublishedHouse {
  return useSyncExternalStore(subscribe, publishedHouse);
}

export function publishedHouse(): PublishedHouse {
  return house;
}

export function showPublishedHouse(published: PublishedHouse): void {
  house = published;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
