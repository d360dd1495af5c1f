import type pg from 'pg';
import type { Answer, ParsedQuery } from '@getaway/contracts/http/call';
import type { listGuests as listGuestsCall } from '@getaway/contracts/http/guests';
import type { WithEntry } from '@getaway/property/entry';
import { dateInZone } from '@getaway/kernel/calendar-date';
import { addMilliseconds, dayMs, type Clock } from '@getaway/kernel/instant';
import { keptGuestFinds } from './guest-finds.repository.ts';
import { asShown } from './as-shown.ts';
import { withGlances } from './guest-glance.repository.ts';
import { guestStats, listGuests } from './guest-list.repository.ts';

/** Spec page 2, section 9. */
const pageSize = 20;
const recentContactMs = 7 * dayMs;

/** A page of the guests that a query finds, with the figures over all guests. */
export type GuestList = (query: ParsedQuery<typeof listGuestsCall>) => Promise<Answer<typeof listGuestsCall>>;

/** Creates a GuestList, which keeps what was found until a guest changes. */
export function createGuestList({
  pool,
  now,
  property,
}: {
  pool: pg.Pool;
  now: Clock;
  property: WithEntry & { readonly timeZone: string };
}): GuestList {
  const list = { pool, finds: keptGuestFinds(pool) };
  return async (query) => {
    const { limit = pageSize, offset = 0 } = query;
    const [{ guests, totalCount }, stats] = await Promise.all([
      listGuests(list, { ...query, limit, offset }),
      guestStats(list, addMilliseconds(now(), -recentContactMs)),
    ]);
    const listed = await withGlances(pool, guests, dateInZone(now(), property.timeZone));
    return {
      guests: listed.map((guest) => asShown(property, guest)),
      totalCount,
      hasMore: offset + guests.length < totalCount,
      stats,
    };
  };
}
