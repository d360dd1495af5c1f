import { randomUUID } from 'node:crypto';
import type { EmailSend } from '@getaway/contracts/http/email-sends';
import { minuteMs, secondMs, type Clock } from '@getaway/kernel/instant';
import type { Database } from '../database/database.ts';
import { stayEnded } from '../database/step-of-ended-stay.ts';
import type { WrittenEmail } from '../delivery/email.rules.ts';
import { readEmail } from '../delivery/read-email.ts';
import { wakeEmailWorker } from '../delivery/wake-email-worker.ts';
import type { EmailWriter } from '../writing/write-email.ts';
import type { KnownStay } from './announced-stay.rules.ts';
import { isCurrentBookingKind, messageKeyOf, resendKey, writeCurrentEmail } from './current-booking-email.ts';
import { lockKnownStay } from './lock-known-stay.ts';
import { copySend, findResendable, lastResends, type ResendableSend } from './resends.repository.ts';

/** How many emails of one booking may be resent within the window. */
const resendsPerWindow = 5;
const windowMs = 10 * minuteMs;

export interface ResendDeps {
  readonly database: Database;
  readonly emails: EmailWriter;
  readonly now: Clock;
}

export type ResendOutcome =
  | { readonly ok: true; readonly send: EmailSend }
  | { readonly ok: false; readonly reason: 'not-found' }
  | { readonly ok: false; readonly reason: 'not-resendable'; readonly detail: string }
  | { readonly ok: false; readonly reason: 'too-many'; readonly retryAfterSeconds: number };

type Refusal = Exclude<ResendOutcome, { ok: true }>;

/**
 * Resends an email about a booking as a separate email. It is written from the booking's current state, and
 * an outdated email is refused, and so is a step of a sequence about a canceled stay. The booking is locked, so that concurrent calls cannot exceed the limit.
 */
export async function resendBookingEmail(deps: ResendDeps, id: string): Promise<ResendOutcome> {
  const { database, emails, now: clock } = deps;
  const now = clock();
  const copied = await database.transact(async (_tx, sql): Promise<Refusal | { ok: true; id: string }> => {
    const original = await findResendable(sql, id);
    if (original === undefined) return { ok: false, reason: 'not-found' };
    if (original.bookingId === null) return notResendable('Only booking emails can be resent');
    if (original.status === 'pending') return notResendable('This email hasn’t been sent yet');
    const known = await lockKnownStay(sql, original.bookingId);
    if (known === undefined) return notResendable('The booking was deleted');
    if (original.isStepOfEndedStay) return notResendable(stayEnded);
    const [...last] = await lastResends(sql, original.bookingId, resendsPerWindow);
    const oldest = last.at(-1);
    const allowedAt = (oldest?.getTime() ?? 0) + windowMs;
    if (last.length === resendsPerWindow && allowedAt > now.getTime()) {
      const retryAfterSeconds = Math.ceil((allowedAt - now.getTime()) / secondMs);
      return { ok: false, reason: 'too-many', retryAfterSeconds };
    }
    const copy = copyOf(emails, original, known, now);
    if (!copy.ok) return notResendable(copy.detail);
    const copyId = await copySend(sql, { ...copy, original, now });
    await wakeEmailWorker(sql);
    return { ok: true, id: copyId };
  });
  if (!copied.ok) return copied;
  const found = await readEmail(database.pool, copied.id);
  if (!found) return { ok: false, reason: 'not-found' };
  const { html: _html, text: _text, ...send } = found;
  return { ok: true, send };
}

interface Copy {
  readonly ok: true;
  readonly kind: string;
  readonly messageKey: string;
  readonly toAddress: string;
  readonly email: WrittenEmail | undefined;
}

/**
 * An email about a change is rewritten from the current state. Emails about refunds and steps of sequences
 * keep their subject matter.
 */
function copyOf(
  emails: EmailWriter,
  original: ResendableSend,
  { booking, announced }: KnownStay,
  now: Date,
): Copy | { ok: false; detail: string } {
  const isReserved = booking.status === 'pending_payment';
  const asItIs = isReserved ? 'booking-reserved' : 'booking-confirmed';
  const isChange = original.kind === 'booking-changed';
  const kind = isChange ? asItIs : original.kind;
  const key = isChange ? messageKeyOf(asItIs, booking.entityId, '') : original.messageKey;
  const messageKey = resendKey(key, randomUUID());
  const { toAddress } = original;
  if (!isCurrentBookingKind(kind)) return { ok: true, kind, messageKey, toAddress, email: undefined };
  const request = { kind, messageKey, toAddress, booking, announced, isConfirmationDue: false, now };
  const current = writeCurrentEmail(emails, request);
  if (!current.ok) return { ok: false, detail: current.reason };
  return { ok: true, kind, messageKey, toAddress: current.toAddress, email: current.email };
}

function notResendable(detail: string): Refusal {
  return { ok: false, reason: 'not-resendable', detail };
}
