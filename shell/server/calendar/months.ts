import { addDays, daysBetween, weekdayOf, type CalendarDate } from '@getaway/kernel/calendar-date';
import {
  addMonths,
  firstDayOf,
  lastDayOf,
  monthOf,
  type CalendarMonth,
} from '@getaway/kernel/calendar-month';
import { inWholeDollars } from '@getaway/kernel/money';
import { minimumInWords } from '@getaway/kernel/night-words';
import { openingMonth } from '@getaway/kernel/opening-month';
import { firstFreeNight, nightsOf } from '@getaway/kernel/stay';
import { utcFormat } from '@getaway/kernel/utc-format';
import { html, type Html } from '../html.ts';
import type { Nights } from './read-nights.ts';

const weekdays = ['Su', 'Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa'];
const spokenDay = utcFormat({ weekday: 'long', month: 'long', day: 'numeric' });
const monthName = utcFormat({ month: 'long', year: 'numeric' });

/**
 * The two months that the wizard's calendar opens with, as tables in the looks of mf-public's
 * `features/booking/wizard/served-months.module.css`: a small screen shows one, not one that is almost over. A script of that page lets days be chosen (`early/choose-dates.ts`).
 */
export function monthsOf(nights: Nights): Html {
  const taken = new Set(nights.unavailable);
  const first = monthOf(firstFreeNight(nights.today, taken));
  const opening = openingMonth(nights.today, taken);
  const tables = [first, addMonths(first, 1)].map((month) =>
    monthTable(month, { nights, taken, isEnding: month < opening }),
  );
  return html`${tables}
    <p role="status">Loading the calendar…</p>`;
}

interface MonthFacts {
  nights: Nights;
  taken: ReadonlySet<CalendarDate>;
  isEnding: boolean;
}

function monthTable(month: CalendarMonth, { nights, taken, isEnding }: MonthFacts): Html {
  const { today } = nights;
  const thisWeek = startOfWeek(today);
  // Nobody has taken these.
  const ruled = new Set(Object.values(nights.rules?.ruled ?? {}).flat());
  const cell = (day: CalendarDate): Html => {
    if (monthOf(day) !== month) return html`<td></td>`;
    const number = Number(day.slice(8));
    if (day < today) return html`<td data-past><span>${number}</span></td>`;
    const mark = day === today && html` data-today`;
    if (ruled.has(day)) return html`<td${mark} data-taken><span>${number}</span></td>`;
    if (taken.has(day)) return html`<td${mark} data-taken><s>${number}</s></td>`;
    const price = nights.prices[daysBetween(today, day)];
    if (price === undefined) return html`<td${mark}><span>${number}</span></td>`;
    const name = `${spokenDay.format(new Date(day))}, ${Number(price)} dollars, ${stateWords(day, nights)}`;
    return html`<td${mark}>
      <button type="button" disabled data-day="${day}" aria-label="${name}">
        <span>${number}</span><small>${inWholeDollars(price)}</small>
      </button>
    </td>`;
  };
  const weeks: Html[] = [];
  const after = addDays(lastDayOf(month), 1);
  for (let sunday = startOfWeek(firstDayOf(month)); sunday < after; sunday = addDays(sunday, 7)) {
    const days = nightsOf({ checkIn: sunday, checkOut: addDays(sunday, 7) }).map(cell);
    weeks.push(
      sunday < thisWeek
        ? html`<tr data-past>
            ${days}
          </tr>`
        : html`<tr>
            ${days}
          </tr>`,
    );
  }
  const names = weekdays.map((name) => html`<th scope="col">${name}</th>`);
  return html`<table${isEnding && html` data-ending`}>
    <caption>
      ${monthName.format(new Date(firstDayOf(month)))}
    </caption>
    <thead>
      <tr>
        ${names}
      </tr>
    </thead>
    <tbody>
      ${weeks}
    </tbody>
  </table>`;
}

/** As the calendar says it that comes later (mf-public's `calendar/rule-words.ts`). */
function stateWords(day: CalendarDate, { rules }: Nights): string {
  if (!rules) return 'available';
  const { closedToArrival, minimumNights, minimumName: season } = rules.ofNights[day] ?? {};
  if (closedToArrival) return 'no check-in';
  const least = minimumNights ?? rules.minimumNights ?? 1;
  if (least === 1) return 'available';
  const words = minimumInWords({ nights: least, season, isOwn: minimumNights !== undefined }, day);
  return `available, ${words.charAt(0).toLowerCase()}${words.slice(1)}`;
}

function startOfWeek(day: CalendarDate): CalendarDate {
  return addDays(day, -weekdayOf(day));
}
