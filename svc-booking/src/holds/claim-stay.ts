import { nightCount, type Stay } from '@getaway/kernel/stay';
import { isTooCloseToTake } from '../availability/is-too-close.ts';
import { releaseNights } from '../availability/release-nights.ts';
import { takeNights } from '../availability/take-nights.ts';
import { stayOf } from '../bookings/booking-record.rules.ts';
import { movePromoUse } from '../promo-codes/move-promo-use.ts';
import { tooCloseInWords } from '../rates/broken-rules.rules.ts';
import { readStayRules } from '../rates/read-rates.ts';
import { ClaimRefused } from './claim-refusal.ts';
import { enforceUnpaidLimit, tooManyUnpaid } from './enforce-unpaid-limit.ts';
import { priceClaim } from './price-claim.ts';
import type { Claim, ClaimedBooking, ClaimStayDeps, ClaimStayInput } from './stay-claim.ts';
import { passedLimit } from './unpaid-limits.rules.ts';
import { countUnpaidNights } from './unpaid-nights.repository.ts';

/**
 * Prices a stay for a guest and takes its nights in the caller's transaction. Refusals are thrown;
 * `catchRefusal` returns them.
 */
export async function claimStay(
  deps: ClaimStayDeps,
  input: ClaimStayInput,
  claim: Claim,
): Promise<ClaimedBooking> {
  const { tx, sql, existing } = claim;
  const { priced, quote } = await priceClaim(deps, input, claim);
  const isEmailFull = await enforceUnpaidLimit(deps, input, claim);
  const use = await movePromoUse(tx, sql, { existing, codeId: priced.promo?.id });
  if (!use.ok) throw new ClaimRefused({ ok: false, reason: 'promo-invalid', why: 'used-up' });
  const id = existing?.id ?? deps.newId();
  const booking = await claim.write({ id, data: input.data, priced, quote, promoUseCounted: use.isCounted });
  const stay = stayOf(input.data);
  const wanted = nightCount(stay);
  const taken = await countUnpaidNights(sql, { network: input.heldNetwork, exceptId: id });
  const passed = isEmailFull
    ? 'email'
    : passedLimit(deps.unpaidNights, taken, wanted, claim.isEmailConfirmed);
  await keepNightsBetween(claim, id, stay);
  const nights = await takeNights(sql, id, stay);
  if (!nights.ok) throw new ClaimRefused({ ok: false, reason: 'dates-taken', dates: nights.taken });
  if (passed === undefined) return { booking, passed };
  if (claim.paymentMethod === 'card') {
    // A guest who pays is never turned away: the nights are taken when the payment succeeds.
    await releaseNights(sql, id);
    return { booking, passed };
  }
  // A link is only offered when the wider limits would accept it.
  const wider = passedLimit(deps.unpaidNights, taken, wanted, true);
  const fullNetwork = wider === 'overall' ? null : input.heldNetwork;
  const full = wider && (await tooManyUnpaid(claim, [{ network: fullNetwork, exceptId: id }]));
  if (claim.isEmailConfirmed && full) throw new ClaimRefused(full);
  throw new ClaimRefused({ ok: false, reason: 'needs-confirmation', quote, limit: wider ?? passed, full });
}

/** Refuses a stay that is too close to another one. */
async function keepNightsBetween({ tx, sql, existing }: Claim, bookingId: string, stay: Stay): Promise<void> {
  const { nightsBetween } = await readStayRules(tx);
  const own = { bookingId, holdId: null };
  const kept = existing && stayOf(existing);
  if (await isTooCloseToTake(sql, stay, { nightsBetween, own, kept }))
    throw new ClaimRefused({ ok: false, reason: 'stay', fault: tooCloseInWords(nightsBetween) });
}
