/** The earliest check-out that guests can choose. */
const earliestCheckOut = '07:00';

/** What a house says about check-in, HH:MM. */
export interface CheckInRule {
  readonly checkInTime: string;
  readonly latestCheckIn: string;
}

const fullHours = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`);

/** An add-on of a stay. With `checkInFrom`, HH:MM, it includes check-in from then on. */
export interface EarlyCheckIn {
  readonly checkInFrom?: string | null | undefined;
}

/**
 * The check-in times that guests choose from, which are also the only ones that the server accepts: from the
 * usual check-in time to the latest one, or from `opensAt` when an add-on of the stay includes an earlier check-in.
 */
export function checkInTimes(rule: CheckInRule, opensAt: string | null = null): string[] {
  const { checkInTime: usual, latestCheckIn: latest } = rule;
  const first = opensAt !== null && opensAt < usual ? opensAt : usual;
  const later = [...fullHours, latest].filter((hour) => hour > first && hour <= latest);
  return [...new Set([first, ...later, usual])].sort();
}

/** The check-out times, up to the usual one, because other guests may check in on the same day. */
export function checkOutTimes(usual: string): string[] {
  return [...fullHours.filter((hour) => hour >= earliestCheckOut && hour < usual), usual];
}

/**
 * The check-in times that a service can include: after the previous guests' check-out, and before the usual
 * time.
 */
export function earlyCheckInTimes(usualCheckIn: string, usualCheckOut: string): string[] {
  return fullHours.filter((hour) => hour >= usualCheckOut && hour < usualCheckIn);
}

/**
 * The earliest check-in that the chosen services and packages include; null when none of them includes one.
 */
export function earliestOpening(chosen: readonly EarlyCheckIn[]): string | null {
  const hours = chosen.flatMap(({ checkInFrom }) => checkInFrom ?? []);
  return hours.sort()[0] ?? null;
}
