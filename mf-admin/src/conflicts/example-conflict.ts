import type { CalendarDate } from '@getaway/kernel/calendar-date';
import type { Conflict } from './conflict.ts';

/** For tests: an open conflict about one night, without its stays. */
export function exampleConflict(conflictDate: CalendarDate): Omit<Conflict, 'id' | 'external'> {
  return {
    conflictType: 'reservation',
    conflictDate,
    internalBookingId: null,
    externalBookingId: 'external',
    resolution: null,
    isResolved: false,
    adminNotified: true,
    createdAt: '2027-06-01T10:00:00.000Z',
    resolvedAt: null,
    reopenedAt: null,
    endedAt: null,
    booking: null,
    otherExternal: null,
  };
}
