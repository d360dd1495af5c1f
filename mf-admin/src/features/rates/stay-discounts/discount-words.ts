import type { StayDiscountsOnWire } from '@getaway/contracts/http/stay-discounts';

/** What is in the form: a number that is being typed may be missing. */
export type DiscountValues = { [Field in keyof StayDiscountsOnWire]?: StayDiscountsOnWire[Field] | null };

/** What guests get, in a sentence. */
export function gapSentence({ fillsGaps, gapPercent }: DiscountValues): string {
  if (!fillsGaps) return 'No stay can be shorter than its minimum.';
  const price = gapPercent ? `, and costs ${gapPercent}% less` : '';
  return `A stay below the minimum can be booked if it fills the nights between two stays exactly${price}.`;
}

/** The same for long stays. */
export function longStaySentence(values: DiscountValues): string {
  const { longStayNights, longStayPercent, longerStayNights, longerStayPercent } = values;
  const steps = [
    ...(longStayPercent ? [`Stays of ${longStayNights} nights or more cost ${longStayPercent}% less.`] : []),
    ...(longerStayPercent
      ? [`Stays of ${longerStayNights} nights or more cost ${longerStayPercent}% less.`]
      : []),
  ];
  return steps.length === 0 ? 'Long stays cost what their nights cost.' : steps.join(' ');
}

/** The same for stays that are booked late. */
export function lastMinuteSentence({ lastMinuteDays, lastMinutePercent }: DiscountValues): string {
  if (!lastMinutePercent) return 'Stays that are booked late cost the same.';
  if (lastMinuteDays === 0) return `Stays booked on the day of check-in cost ${lastMinutePercent}% less.`;
  return `Stays booked up to ${inDays(lastMinuteDays)} before check-in cost ${lastMinutePercent}% less.`;
}

/** The same for stays that are booked early. */
export function earlyBirdSentence({ earlyBirdDays, earlyBirdPercent }: DiscountValues): string {
  if (!earlyBirdPercent) return 'Stays that are booked early cost the same.';
  return `Stays booked at least ${inDays(earlyBirdDays)} before check-in cost ${earlyBirdPercent}% less.`;
}

function inDays(days: number | null | undefined): string {
  return days === 1 ? '1 day' : `${days} days`;
}
