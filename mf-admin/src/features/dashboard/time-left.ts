const minuteMs = 60_000;

/** How long an unpaid reservation has: '3 hr 20 min left', 'time is up', or no limit. */
export function timeLeftInWords(dueAt: string | null, now: Date): string {
  if (dueAt === null) return 'no deadline';
  const minutes = Math.ceil((Date.parse(dueAt) - now.getTime()) / minuteMs);
  if (minutes <= 0) return 'time is up';
  const days = Math.floor(minutes / (24 * 60));
  const hours = Math.floor(minutes / 60);
  if (days >= 2) return `${days} days left`;
  return hours > 0 ? `${hours} hr ${minutes % 60} min left` : `${minutes} min left`;
}
