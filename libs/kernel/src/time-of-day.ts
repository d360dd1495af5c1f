const clock = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' });

/** '16:00' to '4:00 PM'. */
export function formatTimeOfDay(time: string): string {
  // Some engines part the hour from AM/PM with a narrow no-break space; texts and tests want a plain one.
  return clock.format(new Date(`1970-01-01T${time}:00Z`)).replace(/\s/gu, ' ');
}
