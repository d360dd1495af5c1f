import { createHash, randomBytes } from 'node:crypto';
import * as v from 'valibot';
import { confirmationRequested } from '@getaway/contracts/events/booking';
import { bookingDataSchema } from '@getaway/contracts/http/booking-payment';
import { stayTermsSchema, type Quote } from '@getaway/contracts/http/quote';
import { secondMs, type Clock } from '@getaway/kernel/instant';
import { mailboxOf } from '@getaway/kernel/mailbox';
import { appendEvent } from '@getaway/service-kit/messaging/outbox';
import type { Database } from '../database/database.ts';
import {
  countRequests,
  findRequestById,
  insertRequest,
  type EarlierRequest,
} from './confirmation-requests.repository.ts';
import { linkEnd } from './reservation-deadline.rules.ts';
import type { Limit, TooManyUnpaid } from '../holds/claim-refusal.ts';
import { reportLimit } from './report-limit.ts';
import type { ReserveStayInput } from './reserve-stay.ts';

/** The most links that may be open at once, which limits how many emails a stranger can cause. */
const openLinks = { ofEmail: 2, ofNetwork: 10, overall: 60 };

/** The stored details of a reservation until its guest confirms it. */
export const storedRequestSchema = v.object({
  data: v.object({ ...bookingDataSchema.entries, checkInTime: v.string(), checkOutTime: v.string() }),
  alternativeEmail: v.string(),
  alternativePhone: v.string(),
  addOnIds: v.array(v.string()),
  packageIds: v.array(v.string()),
  holdId: v.optional(v.string()),
  newHoldId: v.string(),
  total: v.string(),
  /** What its guest was shown; missing in requests from before it was stored. */
  terms: v.optional(stayTermsSchema),
  clientNetwork: v.nullable(v.string()),
  heldNetwork: v.nullable(v.string()),
});

export type RequestConfirmationOutcome =
  | { readonly ok: true; readonly email: string; readonly expiresAt: Date }
  | TooManyUnpaid;

/**
 * Requests confirmation by email before any night is taken. The link's token is random, appears only in the
 * email and is stored as a hash. `newHoldId` identifies the request: repeating it while its link is open
 * sends no second email.
 */
export async function requestConfirmation(
  deps: { database: Database; now: Clock; newId: () => string; timeZone: string },
  input: ReserveStayInput,
  refused: { quote: Quote; limit: Limit; full: TooManyUnpaid | undefined },
): Promise<RequestConfirmationOutcome> {
  const { correlationId, heldNetwork, data } = input;
  return deps.database.transact(async (_tx, sql) => {
    const now = deps.now();
    const earlier = await findRequestById(sql, input.newHoldId);
    // The same request, repeated by a caller who never got the answer: the email with its link is already
    // queued.
    if (earlier && earlier.expiresAt > now && isSameRequest(earlier, input))
      return { ok: true, email: data.email, expiresAt: earlier.expiresAt };
    await reportLimit(sql, { limit: refused.limit, input, now });
    if (refused.full) return refused.full;
    const open = await countRequests(sql, { email: data.email, network: heldNetwork, now });
    if (open.overall.count >= openLinks.overall) await reportLimit(sql, { limit: 'links', input, now });
    const full = (['ofEmail', 'ofNetwork', 'overall'] as const).filter(
      (scope) => open[scope].count >= openLinks[scope],
    );
    if (full.length > 0) {
      // Every limit that refuses has to have room again.
      const ends = full.map((scope) => open[scope].nextEnd?.getTime() ?? now.getTime());
      const retryAfterSeconds = Math.ceil((Math.max(...ends) - now.getTime()) / secondMs) + 1;
      return { ok: false, reason: 'too-many-unpaid', retryAfterSeconds, canPayByCard: true };
    }
    const id = earlier ? deps.newId() : input.newHoldId;
    const token = randomBytes(32).toString('base64url');
    const expiresAt = linkEnd(data, now, deps.timeZone);
    const { total, terms } = refused.quote;
    const { firstName, email, checkInDate, checkOutDate } = data;
    const request: v.InferInput<typeof storedRequestSchema> = {
      data,
      alternativeEmail: input.alternativeEmail,
      alternativePhone: input.alternativePhone,
      addOnIds: [...input.addOnIds],
      packageIds: [...input.packageIds],
      holdId: input.holdId,
      newHoldId: input.newHoldId,
      total,
      terms,
      clientNetwork: input.clientNetwork,
      heldNetwork,
    };
    await insertRequest(sql, {
      id,
      tokenHash: hashToken(token),
      email,
      network: heldNetwork,
      request,
      createdAt: now,
      expiresAt,
    });
    await appendEvent(
      sql,
      confirmationRequested,
      {
        entityId: id,
        revision: 1,
        firstName,
        email,
        checkInDate,
        checkOutDate,
        total,
        token,
        expiresAt: expiresAt.toISOString(),
      },
      { correlationId, now },
    );
    return { ok: true, email, expiresAt };
  });
}

function isSameRequest(
  { email, checkInDate, checkOutDate }: EarlierRequest,
  { data }: Pick<ReserveStayInput, 'data'>,
): boolean {
  return (
    email === mailboxOf(data.email) && checkInDate === data.checkInDate && checkOutDate === data.checkOutDate
  );
}

/** The stored hash of a link's token. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
