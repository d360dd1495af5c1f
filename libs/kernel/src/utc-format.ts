/** Formats in American English what is kept without a time zone: the midnight of a date, or a time of 1970-01-01. */
export function utcFormat(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' });
}
