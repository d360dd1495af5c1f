import { timeOfDay } from '@getaway/contracts/http/fields';
import type { FieldError } from '@getaway/contracts/problems';
import { formatTimeOfDay } from '@getaway/kernel/time-of-day';
import * as v from 'valibot';
import { record, valueIn } from './file-values.ts';

/**
 * What a map needs of a place: both coordinates, and not 0, 0, which is in the ocean and what programs write for no place.
 * Works on a file as it came, like `pictureFaults`.
 */
export function placeFaults(own: unknown): FieldError[] {
  const address = record(valueIn(own, ['address']));
  if (address['latitude'] === 0 && address['longitude'] === 0)
    return [
      {
        path: 'address.latitude',
        message:
          'Latitude 0 with longitude 0 is in the ocean: give the location of the house, or leave both out',
      },
    ];
  const missing = ['latitude', 'longitude'].filter((name) => address[name] === undefined);
  if (missing.length !== 1) return [];
  return missing.map((name) => ({
    path: `address.${name}`,
    message: 'Missing: give latitude and longitude, or leave both out',
  }));
}

/** Check-in starts before it ends. On a day when guests leave and others arrive, the house is cleaned in between. */
export function timeFaults(own: unknown): FieldError[] {
  const checkIn = valueIn(own, ['checkIn', 'time']);
  const checkOut = valueIn(own, ['checkOut', 'time']);
  const latest = valueIn(own, ['policies', 'latestCheckIn']);
  if (!v.is(timeOfDay, checkIn)) return [];
  if (v.is(timeOfDay, latest) && latest < checkIn)
    return [
      {
        path: 'policies.latestCheckIn',
        message: `The latest check-in at ${formatTimeOfDay(latest)} is before check-in starts at ${formatTimeOfDay(checkIn)}: make it later, or leave it out`,
      },
    ];
  if (!v.is(timeOfDay, checkOut) || checkIn >= checkOut) return [];
  const times = `Check-in at ${formatTimeOfDay(checkIn)} is before check-out at ${formatTimeOfDay(checkOut)}`;
  return [
    {
      path: 'checkIn.time',
      message: `${times}, so guests would arrive before others have left: make check-in later, or check-out earlier`,
    },
  ];
}
