import { addDays } from '@getaway/kernel/calendar-date';
import type { BlockedNight } from '../merged-calendar/blocked-night.rules.ts';
import type { CalendarEntry } from './calendar-entry.rules.ts';
import { blockUid } from '../external-stays/own-uid.rules.ts';

const words: Readonly<Record<BlockedNight['reason'], string>> = {
  maintenance: 'Maintenance',
  'owner-use': 'Owner use',
  other: 'Other',
};

/** The public form of a block, which reveals no more than a stay does. */
export function redactedBlock(night: BlockedNight): CalendarEntry {
  return { ...commonParts(night), summary: 'Reserved' };
}

/** The full form for the host's own calendar. */
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
