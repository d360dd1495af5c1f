/** An ISO instant in the house's time zone: '2027-02-02T15:30:00Z' to 'Tue, Feb 2 at 10:30 AM EST', or with its year. */
export function formatInstant(instant: string, timeZone: string, { year = false } = {}): string {
  const format = new Intl.DateTimeFormat('en-US', {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    ...(year && { year: 'numeric' }),
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
    timeZoneName: 'short',
  });
  // Short dates are joined to their time by a comma.
  return format
    .format(new Date(instant))
    .replace(/, (?=\d+:)/u, ' at ')
    .replace(/\s/gu, ' ');
}
