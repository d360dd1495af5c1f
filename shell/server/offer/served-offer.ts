import type { SeasonalOffer } from '@getaway/contracts/http/seasonal-offer';
import { calendarDate, daysBetween } from '@getaway/kernel/calendar-date';
import { inDollars, inWholeDollars } from '@getaway/kernel/money';
import { utcFormat } from '@getaway/kernel/utc-format';
import { html } from '../html.ts';
import { servedData } from '../served-data.ts';
import type { ServedParts } from '../served-parts.ts';

/** From so many days on, a date without its year is taken for one of this year. */
const farDays = 300;

const dayOfMonth = utcFormat({ month: 'short', day: 'numeric' });
const dayOfYear = utcFormat({ month: 'short', day: 'numeric', year: 'numeric' });

/**
 * The words of the offer for the places of the landing page. Each page carries them as data, as a guest may come there from each
 * (mf-public's `features/home/seasonal-offer.tsx`). Without an offer the places are empty, and the page shows nothing of it.
 */
export function servedOffer(offer: SeasonalOffer | null, now: Date): ServedParts {
  const words = offer ? wordsOf(offer, now) : undefined;
  return {
    places: {
      'offer-title': html`${words?.title ?? null}`,
      'offer-text': html`${words?.text ?? null}`,
      'offer-discount': html`${words?.discount ?? null}`,
      'offer-code': html`${words?.code ?? null}`,
      'offer-end': html`${words?.end ?? null}`,
      'offer-link': html`${words?.link ?? null}`,
    },
    data: words ? servedData('seasonal-offer', words) : html``,
  };
}

function wordsOf({ title, text, code, lastDay, ...terms }: SeasonalOffer, now: Date) {
  return {
    title,
    text: text ?? '',
    discount: discountWords(terms),
    code,
    end: lastDay === null ? '' : endWords(lastDay, now),
    /** For the address of the booking page, which applies the code. */
    link: `?${new URLSearchParams({ promo: code })}`,
  };
}

/** '20% off', '$50 off Monday to Thursday stays'. */
function discountWords({
  discountType,
  discountValue,
  weekdaysOnly,
}: Pick<SeasonalOffer, 'discountType' | 'discountValue' | 'weekdaysOnly'>): string {
  const dollars = discountValue.endsWith('.00') ? inWholeDollars(discountValue) : inDollars(discountValue);
  const amount = discountType === 'fixed' ? dollars : `${Number(discountValue)}%`;
  return weekdaysOnly ? `${amount} off Monday to Thursday stays` : `${amount} off`;
}

/** 'Book by Nov 30'. */
function endWords(lastDay: string, now: Date): string {
  const today = calendarDate(now.toISOString().slice(0, 10));
  const format = daysBetween(today, calendarDate(lastDay)) > farDays ? dayOfYear : dayOfMonth;
  return `Book by ${format.format(new Date(lastDay))}`;
}
