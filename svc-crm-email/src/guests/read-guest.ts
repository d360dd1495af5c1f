import type { Answer } from '@getaway/contracts/http/call';
import type { readGuest as readGuestCall } from '@getaway/contracts/http/guest-details';
import type { WithEntry } from '@getaway/property/entry';
import { sqlOf } from '@getaway/service-kit/sql';
import type { Database } from '../database/database.ts';
import { asShown } from './as-shown.ts';
import { bookingsOf, enrollmentsOf, eventsOf, findGuest, notesOf } from './guest-details.repository.ts';

/** A guest with their notes, events, bookings, and manual sequences. Undefined for an unknown guest. */
export async function readGuest(
  { database, property }: { readonly database: Database; readonly property: WithEntry },
  id: string,
): Promise<Answer<typeof readGuestCall> | undefined> {
  const sql = sqlOf(database.pool);
  const [guest, notes, events, bookingHistory, enrolments] = await Promise.all([
    findGuest(sql, id),
    notesOf(sql, id),
    eventsOf(sql, id),
    bookingsOf(sql, id),
    enrollmentsOf(sql, id),
  ]);
  return guest && { guest: asShown(property, guest), notes, events, bookingHistory, enrolments };
}
