import { property } from '../property.ts';

/** What the time zone of the house is called, such as 'Eastern Time'. */
export function houseZone(): string {
  return zoneInWords(property.timeZone);
}

/** 'America/New_York' to 'Eastern Time'. */
export function zoneInWords(timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longGeneric' }).formatToParts();
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}
