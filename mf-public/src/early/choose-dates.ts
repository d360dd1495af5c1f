import type { CalendarDate } from '@getaway/kernel/calendar-date';
import {
  chooseDay,
  noDates,
  type CalendarFacts,
  type DateSelection,
} from '../calendar/calendar-selection.ts';
import { noticeWords } from '../calendar/day-words.ts';
import { calendarFacts } from '../calendar/calendar-facts.ts';
import { servedAnswers, servedNights } from '../calendar/served-nights.ts';
import { statusLine } from '../calendar/status-line.ts';
import { draftKey } from '../features/booking/draft/draft-key.ts';
import { earlyPlace, keepEarlyDates } from './early-dates.ts';
import { tabStorage } from '../tab-storage.ts';

// The months of the prerendered booking page can be used while the wizard is still on its way. It goes on from there.

const place = earlyPlace();
const served = servedNights();

if (place && served) {
  if (beginsElsewhere()) place.hidden = true;
  else {
    const { unavailable, rates } = servedAnswers(served);
    letChoose(place, calendarFacts(served.today, unavailable, [rates]));
  }
}

/** Whether the wizard will not begin with an empty calendar: this tab has a draft, or a link brings dates. */
function beginsElsewhere(): boolean {
  return new URLSearchParams(location.search).has('checkIn') || tabStorage().getItem(draftKey) !== null;
}

function letChoose(months: HTMLElement, facts: CalendarFacts): void {
  const days = [...months.querySelectorAll<HTMLButtonElement>('button[data-day]')];
  let selection: DateSelection = noDates;
  const status = months.querySelector('[role="status"]');
  const show = () => {
    for (const button of days) button.dataset['mark'] = markOf(dayOf(button), selection);
    if (status) status.textContent = statusLine(selection);
  };
  for (const button of days) button.disabled = false;
  show();
  months.addEventListener('click', (event) => {
    const { target, detail } = event;
    const day = target instanceof Element ? dayOf(target.closest('button')) : undefined;
    if (day === undefined) return;
    // Otherwise the shell would repeat it for the application.
    event.preventDefault();
    const before = selection;
    const { selection: after, notice } = chooseDay(before, day, facts);
    selection = after;
    // A click by a key has no count.
    keepEarlyDates(months, { dates: selection, focused: detail === 0 ? day : undefined });
    show();
    if (status && facts.rules && notice)
      status.textContent = noticeWords(notice, { day, dates: before, facts });
  });
}

function dayOf(button: HTMLButtonElement | null): CalendarDate | undefined {
  return button?.dataset['day'] as CalendarDate | undefined;
}

function markOf(day: CalendarDate | undefined, selection: DateSelection): string {
  if (day === undefined || selection.status === 'empty') return '';
  if (day === selection.checkIn) return 'start';
  if (selection.status === 'check-in') return '';
  if (day === selection.checkOut) return 'end';
  return day > selection.checkIn && day < selection.checkOut ? 'between' : '';
}
