import { calendarDate } from '@getaway/kernel/calendar-date';
import { emptyDraft, type BookingDraft } from './booking-draft.ts';

/** For tests: the draft of a guest who has come to the payment. */
export const bookedDraft: BookingDraft = {
  ...emptyDraft,
  step: 4,
  dates: { status: 'stay', checkIn: calendarDate('2026-05-08'), checkOut: calendarDate('2026-05-10') },
  details: {
    ...emptyDraft.details,
    firstName: 'Maya',
    lastName: 'Hart',
    email: 'maya@example.com',
    phone: '404',
  },
  addOnIds: ['car'],
  holdId: 'hold-1',
};
