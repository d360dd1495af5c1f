import { checkInTimes, checkOutTimes, earlyCheckInTimes, type CheckInRule } from '@getaway/kernel/stay-hours';
import { formatTimeOfDay } from '@getaway/kernel/time-of-day';

/** Check-in and check-out hours, HH:MM in the property's time zone. */
export interface StayHours {
  readonly checkInTime: string;
  readonly checkOutTime: string;
}

/** What the house says about check-in and check-out. */
export interface UsualHours extends StayHours, CheckInRule {}

/** A stay with both hours. Missing ones get the property's defaults. */
export function withHours<T extends { readonly [Hour in keyof StayHours]?: string | undefined }>(
  stay: T,
  usual: StayHours,
): T & StayHours {
  return {
    ...stay,
    checkInTime: stay.checkInTime ?? usual.checkInTime,
    checkOutTime: stay.checkOutTime ?? usual.checkOutTime,
  };
}

export interface HoursFault {
  readonly path: 'bookingData.checkInTime' | 'bookingData.checkOutTime';
  readonly message: string;
}

/**
 * Why a guest cannot have these hours, or undefined. Only hours that the booking page offers are accepted.
 * `opensAt` is the early check-in that the chosen add-ons include. Staff may set any hours.
 */
export function hoursFault(
  asked: StayHours,
  usual: UsualHours,
  opensAt: string | null,
): HoursFault | undefined {
  const checkIns = checkInTimes(usual, opensAt);
  if (!checkIns.includes(asked.checkInTime)) {
    const earlier = asked.checkInTime < usual.checkInTime && opensAt === null;
    return {
      path: 'bookingData.checkInTime',
      message: `You can check in at ${inWords(checkIns)}${earlier ? '. To check in earlier, choose an add-on that includes it' : ''}`,
    };
  }
  const checkOuts = checkOutTimes(usual.checkOutTime);
  if (checkOuts.includes(asked.checkOutTime)) return undefined;
  return { path: 'bookingData.checkOutTime', message: `You can check out at ${inWords(checkOuts)}` };
}

/** Why a service cannot include check-in from this time on, or undefined. */
export function earlyCheckInFault(checkInFrom: string, usual: StayHours): string | undefined {
  const possible = earlyCheckInTimes(usual.checkInTime, usual.checkOutTime);
  if (possible.includes(checkInFrom)) return undefined;
  if (possible.length === 0) return 'There is no full hour between check-out and check-in';
  return `Early check-in can start at ${inWords(possible)}: after check-out and before the usual check-in`;
}

const alternatives = new Intl.ListFormat('en-US', { type: 'disjunction' });

function inWords(times: readonly string[]): string {
  return alternatives.format(times.map(formatTimeOfDay));
}
