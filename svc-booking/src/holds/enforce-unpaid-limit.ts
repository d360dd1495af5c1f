import { ClaimRefused, type TooManyUnpaid } from './claim-refusal.ts';
import { unpaidPerEmail } from './hold.rules.ts';
import type { Claim, ClaimStayDeps, ClaimStayInput } from './stay-claim.ts';
import { countUnpaid } from './unpaid-bookings.repository.ts';
import { secondsUntilNextEnd } from './unpaid-nights.repository.ts';

/**
 * Refuses a network with too many unpaid bookings, and a reservation whose email address has reached its
 * limit. A stranger can type any address, so only bookings that were confirmed by email or come from the same
 * network count. Returns whether the address reaches the limit when bookings from other networks are
 * included; a confirmation by email lifts that limit.
 */
export async function enforceUnpaidLimit(
  deps: ClaimStayDeps,
  input: ClaimStayInput,
  claim: Claim,
): Promise<boolean> {
  const exceptId = claim.existing?.id ?? null;
  const unpaid = await countUnpaid(claim.sql, {
    email: input.data.email,
    heldFrom: input.clientNetwork,
    network: input.heldNetwork,
    exceptId,
  });
  const isAddressFull = deps.unpaidPerAddress > 0 && unpaid.ofAddress >= deps.unpaidPerAddress;
  const hasOwn = claim.paymentMethod === 'alternative' && unpaid.ownOfEmail >= unpaidPerEmail;
  if (isAddressFull || hasOwn) {
    const guest = { email: input.data.email, network: input.heldNetwork };
    const reached = [
      ...(isAddressFull ? [{ clientAddress: input.clientNetwork, exceptId }] : []),
      ...(hasOwn ? [{ guest, exceptId }] : []),
    ];
    throw new ClaimRefused(await tooManyUnpaid(claim, reached, { canPayByCard: !isAddressFull }));
  }
  return !claim.isEmailConfirmed && unpaid.ofEmail >= unpaidPerEmail;
}

/** Each of the limits that are reached has to have room again. */
export async function tooManyUnpaid(
  { sql, now }: Pick<Claim, 'sql' | 'now'>,
  reached: readonly Parameters<typeof secondsUntilNextEnd>[1][],
  { canPayByCard = true }: { canPayByCard?: boolean } = {},
): Promise<TooManyUnpaid> {
  let retryAfterSeconds = 0;
  for (const of of reached)
    retryAfterSeconds = Math.max(retryAfterSeconds, await secondsUntilNextEnd(sql, of, now));
  return { ok: false, reason: 'too-many-unpaid', retryAfterSeconds, canPayByCard };
}
