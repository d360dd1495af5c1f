import { checkInNote } from '@getaway/property/check-in-words';
import { pathOf, valueAt, withValue, type Content } from '../content/content.ts';
import { shownAt } from './defaults.ts';

/** The dotted path of the note about check-in. */
export const notePath = 'checkIn.note';

const timeOfDay = /^([01]\d|2[0-3]):[0-5]\d$/;

/** The content with a note about check-in that says its hours, if the note says only hours. Times that are no time change nothing. */
export function followingCheckIn(content: Content): Content {
  const note = valueAt(content, pathOf(notePath));
  const time = valueAt(content, ['checkIn', 'time']);
  const latest = shownAt(content, ['policies', 'latestCheckIn']);
  if (typeof note !== 'string' || !isTime(time) || !isTime(latest)) return content;
  const flexibleCheckIn = shownAt(content, ['policies', 'flexibleCheckIn']) !== false;
  const said = checkInNote({ checkIn: { time, note }, policies: { latestCheckIn: latest, flexibleCheckIn } });
  return said === note ? content : withValue(content, pathOf(notePath), said);
}

function isTime(value: unknown): value is string {
  return typeof value === 'string' && timeOfDay.test(value);
}
