import { arrivalTime } from '@getaway/kernel/arrival';
import { checkInTimes, checkOutTimes, earliestOpening } from '@getaway/kernel/stay-hours';
import type { AddOnService } from '@getaway/contracts/http/catalogue';
import { property } from '../../../property.ts';
import type { AddOnSelection } from './add-on-selection.ts';
import type { Catalogue } from './catalogue.ts';

/** The check-in and check-out times that are chosen. */
export interface ChosenHours {
  checkInTime: string;
  checkOutTime: string;
}

export interface StayHours {
  /** The early check-in that the chosen add-ons include, HH:MM. */
  opensAt: string | null;
  /** An early check-in was chosen, and went with its add-on. */
  wasReset: boolean;
}

const usual: ChosenHours = { checkInTime: property.checkIn.time, checkOutTime: property.checkOut.time };

export const checkOutChoices: readonly string[] = checkOutTimes(usual.checkOutTime);

/** The check-in times to choose from. `opensAt` is the early check-in that the chosen add-ons include. */
export function checkInChoices(opensAt: string | null): string[] {
  const { latestCheckIn } = property.policies;
  return checkInTimes({ ...usual, latestCheckIn }, opensAt);
}

/** The early check-in, HH:MM, that the chosen add-ons and packages include; null when they include none. */
export function earlyCheckInOf(
  { addOnIds, packageIds }: AddOnSelection,
  { services, packages }: Catalogue,
): string | null {
  const opensAt = earliestOpening([
    ...services.filter(({ id }) => addOnIds.includes(id)),
    ...packages.filter(({ id }) => packageIds.includes(id)),
  ]);
  return opensAt !== null && opensAt < usual.checkInTime ? opensAt : null;
}

/** The hours of a stay in its guest's calendar, which opens with the early check-in until they choose a time. */
export function calendarHours(chosen: ChosenHours, opensAt: string | null): ChosenHours {
  const checkInTime = arrivalTime({ ...chosen, opensAt }, usual.checkInTime);
  return { checkInTime, checkOutTime: chosen.checkOutTime };
}

/** The service that includes an early check-in, to be mentioned where guests choose their times. */
export function earlyCheckInOffer({ services }: Catalogue): AddOnService | undefined {
  return services.find(includesEarlyCheckIn);
}

/** Whether a service includes a check-in before the usual time. */
export function includesEarlyCheckIn(
  service: AddOnService,
): service is AddOnService & { checkInFrom: string } {
  return Boolean(service.checkInFrom) && String(service.checkInFrom) < usual.checkInTime;
}

/**
 * The hours after the chosen add-ons changed from including `before` to `opensAt`: an earlier check-in that was just
 * added is chosen, and a time that is no longer offered becomes the usual one.
 */
export function hoursAfter(
  chosen: ChosenHours,
  { before, opensAt }: { before: string | null; opensAt: string | null },
): ChosenHours {
  const isEarlier = opensAt !== null && (before === null || opensAt < before);
  const checkInTime = isEarlier ? opensAt : chosen.checkInTime;
  const offered = { checkIn: checkInChoices(opensAt), checkOut: checkOutChoices };
  return {
    checkInTime: offered.checkIn.includes(checkInTime) ? checkInTime : usual.checkInTime,
    checkOutTime: offered.checkOut.includes(chosen.checkOutTime) ? chosen.checkOutTime : usual.checkOutTime,
  };
}
