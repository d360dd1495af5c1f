import * as v from 'valibot';
import type { CalendarDate } from '@getaway/kernel/calendar-date';
import { draftKey } from './draft-key.ts';
import { bookingDraftSchema, emptyDraft, withoutPastDates, type BookingDraft } from './booking-draft.ts';

const storedDraft = v.pipe(v.string(), v.transform(withCurrentNames), v.parseJson(), bookingDraftSchema);

/** The draft that this tab kept, or an empty one. */
export function loadDraft(storage: Pick<Storage, 'getItem'>, today: CalendarDate): BookingDraft {
  const parsed = v.safeParse(storedDraft, storage.getItem(draftKey));
  return parsed.success ? withoutPastDates(parsed.output, today) : emptyDraft;
}

/** Keeps the draft for a reload. A browser that refuses storage only loses that. */
export function saveDraft(storage: Pick<Storage, 'setItem'>, draft: BookingDraft): void {
  try {
    storage.setItem(draftKey, JSON.stringify(draft));
  } catch {
    // Private windows and full storage: the wizard works without.
  }
}

export function forgetDraft(storage: Pick<Storage, 'removeItem'>): void {
  storage.removeItem(draftKey);
}

/** Earlier versions of the site stored the ends of a stay under other names. */
function withCurrentNames(json: string): string {
  return json
    .replaceAll('"arrival":', '"checkIn":')
    .replaceAll('"departure":', '"checkOut":')
    .replaceAll('"status":"arrival"', '"status":"check-in"');
}
