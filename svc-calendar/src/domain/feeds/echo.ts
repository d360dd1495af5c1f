import { dayMs } from '@getaway/kernel/instant';
import type { BookingStatus } from '@getaway/contracts/http/booking-payment';
import type { CalendarDate } from '@getaway/kernel/calendar-date';
import type { StayKind } from './feed-stay.ts';

/** What has to be known of our own stay to tell its echo. */
export interface EchoingStay {
  readonly status: BookingStatus | 'deleted';
  readonly checkInDate: CalendarDate;
  readonly checkOutDate: CalendarDate;
  readonly updatedAt: Date;
}

/** Platforms read our calendar every few hours, and tell of a stay for that long after it has ended. */
export const echoLingersMs = dayMs;

/**
 * Whether a block on another platform is one of our own stays come back (domain page, 'Echo'): a block with exactly its
 * dates. Card holds are told to nobody, so they have no echo; a cancelled stay still has one for a day.
 */
export function isEcho(
  block: { kind: StayKind; startDate: CalendarDate; endDate: CalendarDate },
  stays: Iterable<EchoingStay>,
  now: Date,
): boolean {
  if (block.kind !== 'block') return false;
  for (const stay of stays) {
    if (stay.checkInDate !== block.startDate || stay.checkOutDate !== block.endDate) continue;
    if (echoes(stay, now)) return true;
  }
  return false;
}

function echoes(stay: EchoingStay, now: Date): boolean {
  switch (stay.status) {
    case 'confirmed':
    case 'pending_payment':
    case 'completed':
      return true;
    case 'cancelled':
    case 'deleted':
      return now.getTime() - stay.updatedAt.getTime() < echoLingersMs;
    case 'pending':
      return false;
    default:
      return stay.status satisfies never;
  }
}
