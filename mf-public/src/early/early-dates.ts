import type { CalendarDate } from '@getaway/kernel/calendar-date';
import type { DateSelection } from '../calendar/calendar-selection.ts';

/** What a guest chose before the wizard was there. */
interface EarlyDates {
  dates: DateSelection;
  /** The day that has the keyboard. */
  focused: CalendarDate | undefined;
}

/** Where the edge has put months to choose dates in until the wizard is there. */
export function earlyPlace(): HTMLElement | null {
  return document.querySelector<HTMLElement>('[data-served="months"]');
}

/** Leaves what was chosen for the wizard. */
export function keepEarlyDates(place: HTMLElement, chosen: EarlyDates): void {
  place.dataset['chosen'] = JSON.stringify(chosen);
}

/** What was chosen in this place, which may no longer be on the page. */
export function readEarlyDates(place: HTMLElement | null): EarlyDates | undefined {
  const chosen = place?.dataset['chosen'];
  return chosen === undefined ? undefined : (JSON.parse(chosen) as EarlyDates);
}
