import { addDays } from '@getaway/kernel/calendar-date';
import type { BlockedNight } from '../merged-calendar/blocked-night.rules.ts';
import type { CalendarEntry } from './calendar-entry.rules.ts';
import { blockUid } from '../external-stays/own-uid.rules.ts';

const words: Readonly<Record<BlockedNight['reason'], string>> = {
  maintenance: 'Maintenance',
  'owner-use': 'Owner use',
  other: 'Other',
};

/** What anybody may read of a block: no more than of a stay. */
export function redactedBlock(night: BlockedNight): CalendarEntry {
  return { ...commonParts(night), summary: 'Reserved' };
}

/** What the house reads in its own calendar. */
export function fullBlock(night: BlockedNight): CalendarEntry {
  return { ...commonParts(night), summary: 'Blocked', description: words[night.reason] };
}

function commonParts(night: BlockedNight): Omit<CalendarEntry, 'summary'> {
  return {
    uid: blockUid(night.blockId),
    revision: night.revision,
    startDate: night.date,
    endDate: addDays(night.date, 1),
    status: 'confirmed',
    createdAt: night.createdAt,
    updatedAt: night.updatedAt,
  };
}
