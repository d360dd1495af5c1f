import { property } from '../property.ts';

/** What the time zone of the house is called, such as 'Eastern Time'. */
export function houseZone(): string {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: property.timeZone,
    timeZoneName: 'longGeneric',
  });
  const name = format.formatToParts(new Date()).find(({ type }) => type === 'timeZoneName');
  return name?.value ?? property.timeZone;
}
