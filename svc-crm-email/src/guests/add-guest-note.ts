import type { GuestNote } from '@getaway/contracts/http/guest-details';
import type { Clock } from '@getaway/kernel/instant';
import { sqlOf } from '@getaway/service-kit/sql';
import type { Database } from '../database/database.ts';
import { addNote } from './guest-details.repository.ts';

/** Spec page 2, 'Guest detail': every author has this label. */
const author = 'Admin';

/** Adds a note of staff to a guest. Undefined for an unknown guest. */
export function addGuestNote(
  deps: { readonly database: Database; readonly now: Clock },
  guestId: string,
  content: string,
): Promise<GuestNote | undefined> {
  return addNote(sqlOf(deps.database.pool), { guestId, content, author }, deps.now());
}
