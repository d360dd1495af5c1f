import type pg from 'pg';
import { sqlOf } from '@getaway/service-kit/sql';
import type { RewrittenEmail } from '../delivery/email.rules.ts';
import type { EmailWriter } from '../writing/write-email.ts';
import { readKnownStay } from './announced-stays.repository.ts';
import { isCurrentBookingKind, writeCurrentEmail } from './current-booking-email.ts';

export type DueBookingEmail =
  /** Without `written`, it is sent as it was queued. */
  | { readonly ok: true; readonly written?: RewrittenEmail }
  /** It is outdated. */
  | { readonly ok: false; readonly reason: string };

/** Writes an email about a booking from the booking's current state when it is due. Other emails stay as they are. */
export async function writeDueEmail(
  deps: { readonly pool: pg.Pool; readonly emails: EmailWriter },
  send: {
    readonly kind: string;
    readonly bookingId: string | null;
    readonly messageKey: string;
    readonly toAddress: string;
  },
  now: Date,
): Promise<DueBookingEmail> {
  const { kind, bookingId, messageKey, toAddress } = send;
  if (bookingId === null || !isCurrentBookingKind(kind)) return { ok: true };
  const known = await readKnownStay(sqlOf(deps.pool), bookingId);
  if (known === undefined) {
    // A booking that ended and was then deleted is still reported, in the text that was written when it
    // ended.
    const isEnd =
      kind === 'booking-cancelled' ||
      kind === 'reservation-ended' ||
      kind === 'reservation-released' ||
      kind === 'booking-owner';
    return isEnd ? { ok: true } : { ok: false, reason: 'The booking was deleted' };
  }
  const current = writeCurrentEmail(deps.emails, { kind, messageKey, toAddress, ...known, now });
  if (!current.ok) return current;
  const { email, announces } = current;
  return {
    ok: true,
    written: { ...email, toAddress: current.toAddress, ...(announces ? { announces } : {}) },
  };
}
