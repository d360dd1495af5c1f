import type { CalendarEvent } from '@getaway/contracts/http/calendar';
import type { CalendarDate } from '@getaway/kernel/calendar-date';
import type { BlockedNight } from './blocked-night.rules.ts';
import type { DirectStay } from './direct-stay.rules.ts';
import { externalInitials } from '../external-stays/external-stay.rules.ts';

/** An external stay with the name of its feed. */
export interface ShownExternal {
  readonly id: string;
  readonly feedId: string;
  readonly feedName: string;
  readonly platform: string;
  readonly kind: 'reservation' | 'block';
  readonly startDate: CalendarDate;
  readonly endDate: CalendarDate;
  readonly startTime: string | null;
  readonly endTime: string | null;
  readonly summary: string | null;
  readonly isEcho: boolean;
  readonly isSuspicious: boolean;
}

export type ShownStay = Pick<
  DirectStay,
  'bookingId' | 'bookingReference' | 'status' | 'guestName' | 'checkInDate' | 'checkInTime'
> &
  Pick<DirectStay, 'opensAt' | 'checkOutDate' | 'checkOutTime'>;

export type ShownBlock = Pick<BlockedNight, 'blockId' | 'date' | 'reason'>;

/** An entry of the calendar with its open conflicts. */
export type WithConflicts<T> = T & { readonly conflictIds: readonly string[] };

export function eventOfStay(stay: WithConflicts<ShownStay>): CalendarEvent {
  return {
    type: 'booking',
    id: stay.bookingId,
    title: stay.guestName,
    startDate: stay.checkInDate,
    endDate: stay.checkOutDate,
    source: 'Direct',
    guestName: stay.guestName,
    checkInTime: stay.checkInTime,
    opensAt: stay.opensAt,
    checkOutTime: stay.checkOutTime,
    status: stay.status,
    reason: null,
    conflictIds: [...stay.conflictIds],
    bookingReference: stay.bookingReference,
  };
}

/** Shows a guest as initials only. An external stay is always confirmed (spec page 2, 'Detail panel'). */
export function eventOfExternal(stay: WithConflicts<ShownExternal>): CalendarEvent {
  const initials = externalInitials(stay);
  return {
    type: 'external',
    id: stay.id,
    title: titleOf(stay, initials),
    startDate: stay.startDate,
    endDate: stay.endDate,
    source: stay.feedName,
    guestName: initials,
    checkInTime: stay.startTime,
    checkOutTime: stay.endTime,
    status: 'confirmed',
    reason: null,
    conflictIds: [...stay.conflictIds],
    feedId: stay.feedId,
    platform: stay.platform,
    kind: stay.kind,
    isEcho: stay.isEcho,
    isSuspicious: stay.isSuspicious,
  };
}

export function eventOfBlock(block: ShownBlock): CalendarEvent {
  return {
    type: 'blocked',
    id: block.blockId,
    title: 'Blocked',
    startDate: block.date,
    endDate: block.date,
    source: 'Back office',
    guestName: null,
    checkInTime: null,
    checkOutTime: null,
    status: null,
    reason: block.reason,
    conflictIds: [],
  };
}

/**
 * Merges events that staff cannot tell apart: same title, dates, type and source (spec page 2). The result
 * has the conflicts of all of them.
 */
export function collapseDuplicates(events: readonly CalendarEvent[]): CalendarEvent[] {
  const left = new Map<string, CalendarEvent>();
  for (const event of events) {
    const { title, startDate, endDate, type, source, conflictIds } = event;
    const key = JSON.stringify([title, startDate, endDate, type, source]);
    const first = left.get(key) ?? event;
    left.set(key, { ...first, conflictIds: [...new Set([...first.conflictIds, ...conflictIds])] });
  }
  return [...left.values()];
}

export function byDate(a: CalendarEvent, b: CalendarEvent): number {
  const [x, y] = [a, b].map(({ startDate, endDate, type, id }) => [startDate, endDate, type, id].join(' '));
  return (x ?? '') < (y ?? '') ? -1 : 1;
}

function titleOf({ kind, isEcho }: ShownExternal, initials: string | null): string {
  if (isEcho) return 'Our own booking, synced back';
  return kind === 'block' ? 'Not available' : `Reserved – ${initials ?? ''}`;
}
