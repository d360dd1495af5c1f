import { valueAt, type Content } from '../content/content.ts';

/** Whether the site shows the page with the weekday offer, on which alone guests get its code. */
export function hasWeekdayPage(content: Content): boolean {
  return valueAt(content, ['policies', 'weekdayPage']) !== false;
}
