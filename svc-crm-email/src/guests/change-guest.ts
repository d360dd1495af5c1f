import type { GuestDetail } from '@getaway/contracts/http/guest-details';
import type { Clock } from '@getaway/kernel/instant';
import { wouldOverwrite } from '@getaway/kernel/would-overwrite';
import { lockAddress } from '../database/address-lock.ts';
import type { Database } from '../database/database.ts';
import { setMarketingPreference } from '../suppressions/set-marketing-preference.ts';
import { findGuestId } from './find-guest-id.ts';
import { moveAddress, writeGuest, type GuestChange } from './guest-changes.repository.ts';
import { findGuest } from './guest-details.repository.ts';
import { addressesOf } from './guest-removal.repository.ts';
import { nameOfParts, normalizeEmail } from './guest.rules.ts';

export type GuestChangeOutcome =
  | { readonly ok: true; readonly guest: GuestDetail }
  | { readonly ok: false; readonly reason: 'not-found' | 'changed' | 'already-exists' };

type SeenGuest = Readonly<Record<string, unknown>>;

/**
 * Updates the guest's data that staff edit. A new address must not belong to another guest; a marketing
 * preference applies to all addresses. With the fields as staff saw them, nothing is overwritten that somebody else has
 * changed since.
 */
export async function changeGuest(
  deps: { database: Database; now: Clock },
  id: string,
  { before: seen, ...change }: GuestChange & { readonly before?: SeenGuest | undefined },
): Promise<GuestChangeOutcome> {
  return deps.database.transact(async (_tx, sql) => {
    const email = change.email === undefined ? undefined : normalizeEmail(change.email);
    // Locked before any row, like every change of a marketing preference, and sorted, to prevent deadlocks.
    const addresses = [...(await addressesOf(sql, id)), ...(email === undefined ? [] : [email])];
    for (const each of addresses.sort()) await lockAddress(sql, each);
    const before = await findGuest(sql, id);
    if (!before) return { ok: false, reason: 'not-found' };
    if (seen && wouldOverwrite<SeenGuest>(before, seen, change)) return { ok: false, reason: 'changed' };
    if (email !== undefined && email !== before.email) {
      const owner = await findGuestId(sql, email);
      if (owner !== null && owner !== id) return { ok: false, reason: 'already-exists' };
      await moveAddress(sql, id, { from: before.email, to: email });
    }
    const { optOutEmails } = change;
    if (optOutEmails !== undefined && optOutEmails !== before.optOutEmails)
      await setMarketingPreference(sql, id, { wantsMarketing: !optOutEmails });
    // Lists, headings and emails use the full name.
    const guestName = change.guestName ?? nameOfParts(before, change);
    await writeGuest(sql, id, { ...change, ...(guestName !== undefined && { guestName }) }, deps.now());
    const guest = await findGuest(sql, id);
    return guest ? { ok: true, guest } : { ok: false, reason: 'not-found' };
  });
}
