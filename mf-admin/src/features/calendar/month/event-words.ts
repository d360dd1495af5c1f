import type { CalendarEvent } from '@getaway/contracts/http/calendar';
import type { BadgeTone } from '../../../ui/badge.tsx';
import type { DayRole } from './day-events.ts';

/** Spec page 2, 'Detail panel' and the legend. */
export const typeWords: Record<CalendarEvent['type'], string> = {
  booking: 'Direct Booking',
  external: 'External Booking',
  blocked: 'Blocked',
};

export const typeTones: Record<CalendarEvent['type'], BadgeTone> = {
  booking: 'green',
  external: 'blue',
  blocked: 'red',
};

/** How a cell marks what a stay does on its day. */
export const roleMarks: Record<DayRole, string> = {
  'same-day': 'SAME',
  'check-in': 'IN',
  'check-out': 'OUT',
  staying: '↔',
  none: '×',
};

const spokenRoles: Record<DayRole, string> = {
  'same-day': 'same-day stay',
  'check-in': 'check-in',
  'check-out': 'check-out',
  staying: 'stay',
  none: '',
};

/** Who or what it is, in a cell: a guest, initials where the guest is another platform's, or a title. */
export function nameOf({ type, guestName, title }: CalendarEvent): string {
  return type === 'blocked' ? title : (guestName ?? title);
}

/** A reservation that holds its nights and waits for the guest's payment. */
export function isUnpaid({ type, status }: CalendarEvent): boolean {
  return type === 'booking' && status === 'pending_payment';
}

/** An event as it is read out: 'check-in Iris Holm, direct booking'. */
export function spokenEvent(event: CalendarEvent, role: DayRole): string {
  const what = [spokenRoles[role], nameOf(event)].filter(Boolean).join(' ');
  const conflict = event.conflictIds.length > 0 ? ', in conflict' : '';
  const unpaid = isUnpaid(event) ? ', not paid yet' : '';
  return event.type === 'blocked'
    ? what
    : `${what}, ${typeWords[event.type].toLowerCase()}${unpaid}${conflict}`;
}
