import type { StayDiscounts } from '../../src/rates/stay-discounts.rules.ts';

// The discounts on the nights of a stay once more, slowly, from docs/pricing.md and without the code of src/.

interface SlowBooking {
  readonly nights: number;
  /** From the day of booking to check-in. */
  readonly daysAhead: number;
  /** Whether it is below the minimum and fills a gap that the house lets it fill. */
  readonly fillsGap: boolean;
}

/** What is taken off, in cents, in the order of the lines. */
export function slowDiscounts(
  { nights, daysAhead, fillsGap }: SlowBooking,
  nightsTotal: number,
  rules: StayDiscounts,
): number[] {
  let longStay = 0;
  if (nights >= rules.longStayNights) longStay = rules.longStayPercent;
  if (nights >= rules.longerStayNights && rules.longerStayPercent > longStay)
    longStay = rules.longerStayPercent;
  const lines = [
    { percent: longStay, addsUp: rules.longStayAddsUp },
    {
      percent: daysAhead <= rules.lastMinuteDays ? rules.lastMinutePercent : 0,
      addsUp: rules.lastMinuteAddsUp,
    },
    { percent: daysAhead >= rules.earlyBirdDays ? rules.earlyBirdPercent : 0, addsUp: rules.earlyBirdAddsUp },
    { percent: fillsGap ? rules.gapPercent : 0, addsUp: rules.gapAddsUp },
  ];
  let winner = -1;
  for (const [index, { percent, addsUp }] of lines.entries())
    if (!addsUp && percent > 0 && (winner === -1 || percent > (lines[winner]?.percent ?? 0))) winner = index;
  const taken: number[] = [];
  let left = nightsTotal;
  for (const [index, { percent, addsUp }] of lines.entries()) {
    if (percent === 0 || (!addsUp && index !== winner)) continue;
    // Half a cent is rounded up.
    let share = Math.floor((nightsTotal * percent) / 100);
    if ((nightsTotal * percent) % 100 >= 50) share += 1;
    if (share > left) share = left;
    left -= share;
    taken.push(share);
  }
  return taken;
}

/** Whether a stay fills the nights between two nights that nobody can have. `isShut` says which those are. */
export function slowGap(
  { checkIn, checkOut }: { readonly checkIn: string; readonly checkOut: string },
  isShut: (night: string) => boolean,
): boolean {
  const before = new Date(Date.parse(checkIn) - 86_400_000).toISOString().slice(0, 10);
  return isShut(before) && isShut(checkOut);
}
