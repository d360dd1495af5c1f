import type { GuestDetail } from '@getaway/contracts/http/guest-details';
import type { Sql } from '@getaway/service-kit/sql';
import { findGuest } from './guest-details.repository.ts';
import { filledBy, partsOf, type MergeParts } from './guest-merge.repository.ts';
import type { Refusal } from './merge-guests.ts';

/** Lists what would move, without moving it. */
export async function previewMerge(
  sql: Sql,
  { guestId, otherId }: { guestId: string; otherId: string },
): Promise<
  Refusal | { ok: true; guest: GuestDetail; other: GuestDetail; moves: MergeParts; fills: string[] }
> {
  if (guestId === otherId) return { ok: false, reason: 'same-guest' };
  const [guest, other] = [await findGuest(sql, guestId), await findGuest(sql, otherId)];
  if (!guest || !other) return { ok: false, reason: 'not-found' };
  const fills = await filledBy(sql, guestId, otherId);
  return { ok: true, guest, other, moves: await partsOf(sql, otherId), fills: fills.map(fieldOf) };
}

function fieldOf(column: string): string {
  return column.replace(/_([a-z])/g, (_match, letter: string) => letter.toUpperCase());
}
