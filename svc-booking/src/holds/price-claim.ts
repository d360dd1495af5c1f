import { dateInZone } from '@getaway/kernel/calendar-date';
import { nightCount } from '@getaway/kernel/stay';
import { earliestOpening } from '@getaway/kernel/stay-hours';
import { hoursFault } from '../availability/stay-hours.rules.ts';
import { tooManyGuests } from '../availability/guest-count.ts';
import { stayOf } from '../bookings/booking-record.rules.ts';
import type { ClaimedStay } from '../bookings/unpaid-stay.rules.ts';
import { cardAmountOf } from '../payments/card-amount.rules.ts';
import { requestQuote } from '../pricing/request-quote.ts';
import { findCountedCode } from '../promo-codes/find-counted-code.ts';
import { houseTime } from '../rates/stay-rules.rules.ts';
import { ClaimRefused, refuseOtherPrice } from './claim-refusal.ts';
import type { Claim, ClaimStayDeps, ClaimStayInput } from './stay-claim.ts';
import { longestReservation, type UnpaidNightLimits } from './unpaid-limits.rules.ts';

/** The price of a claim at this moment. Changes nothing. */
export async function priceClaim(
  deps: ClaimStayDeps,
  input: ClaimStayInput,
  { tx, now, existing, paymentMethod }: Pick<Claim, 'tx' | 'now' | 'existing' | 'paymentMethod'>,
): Promise<Pick<ClaimedStay, 'priced' | 'quote'>> {
  const guest = {
    house: houseTime(deps, now),
    kept: existing && stayOf(existing),
    own: { holdId: null, bookingId: existing?.id ?? null },
  };
  const today = dateInZone(now, deps.timeZone);
  const quoted = await requestQuote(
    { tx, now, today, bookedOn: today, guest },
    {
      ...input.data,
      addOnIds: input.addOnIds,
      packageIds: input.packageIds,
      paymentMethod,
      countedPromoId: existing && (await findCountedCode(tx, existing)),
    },
  );
  if (!quoted.ok) throw new ClaimRefused(quoted);
  refuseTooMany(deps.property, input);
  if (paymentMethod === 'alternative') refuseTooLong(deps.unpaidNights, input);
  const { addOns, packages } = quoted.priced;
  const opensAt = earliestOpening([...addOns, ...packages]);
  const fault = hoursFault(input.data, deps.usualHours, opensAt);
  if (fault) throw new ClaimRefused({ ok: false, reason: 'hours-not-offered', fault });
  refuseOtherPrice(input, quoted.quote, paymentMethod);
  if (paymentMethod === 'card' && cardAmountOf(quoted.priced.total) === 'too-small')
    throw new ClaimRefused({ ok: false, reason: 'total-too-small', quote: quoted.quote });
  return { priced: quoted.priced, quote: quoted.quote };
}

function refuseTooMany(house: ClaimStayDeps['property'], { data }: ClaimStayInput): void {
  const message = tooManyGuests(house, data.numberOfGuests);
  if (message)
    throw new ClaimRefused({ ok: false, reason: 'stay', fault: { path: 'numberOfGuests', message } });
}

/**
 * Refuses a stay that is too long for every limit on unpaid nights, since a confirmation link could not help.
 */
function refuseTooLong(limits: UnpaidNightLimits, { data }: ClaimStayInput): void {
  const longest = longestReservation(limits);
  if (nightCount(stayOf(data)) <= longest) return;
  const message = `A stay of more than ${longest} nights can’t be reserved without payment. Please pay by card, or choose at most ${longest} nights.`;
  throw new ClaimRefused({ ok: false, reason: 'stay', fault: { path: 'checkOutDate', message } });
}
