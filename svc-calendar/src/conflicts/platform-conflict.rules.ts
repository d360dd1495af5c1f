import type { CalendarDate } from '@getaway/kernel/calendar-date';
import { dayMs } from '@getaway/kernel/instant';
import type { Overlap } from './conflict.rules.ts';
import type { StayKind } from '../external-stays/feed-stay.rules.ts';

/** An outside stay as it is compared with one of another feed. */
export interface PlatformStay {
  readonly externalId: string;
  readonly feedId: string;
  /** When we began to read its feed: what was there already may be older than it looks. */
  readonly feedSince: Date;
  readonly kind: StayKind;
  readonly from: CalendarDate;
  readonly to: CalendarDate;
  readonly summary: string | null;
  readonly datesSince: Date;
}

/** Platforms read each other within a day. */
const importTakesMs = dayMs;

/**
 * The conflict of two outside stays of different feeds that have nights in common, or undefined where they may be one
 * stay, told twice. A platform that imports another's calendar shows its guest as a block over all of those nights, and a
 * channel manager as a guest with the same dates. So two blocks never conflict; a block that covers a guest's nights
 * does only when it was there a day before that guest was booked; two guests do unless their dates are equal, and even
 * then when both have a name and the names share no word. Nights before `today` do not count: platforms drop them.
 */
export function platformConflict(
  one: PlatformStay,
  two: PlatformStay,
  today: CalendarDate,
): Overlap | undefined {
  const [guest, other] = guestFirst(one, two);
  if (guest.kind === 'block' || mayBeOne(guest, other, today)) return undefined;
  return {
    bookingId: null,
    externalId: guest.externalId,
    feedId: guest.feedId,
    kind: other.kind,
    from: guest.from,
    to: guest.to,
    date: guest.from > other.from ? guest.from : other.from,
    other: { externalId: other.externalId, feedId: other.feedId, from: other.from, to: other.to },
  };
}

/** A guest before a block; two guests in the order of their feeds, so that a pair is always the same one. */
function guestFirst(one: PlatformStay, two: PlatformStay): [PlatformStay, PlatformStay] {
  if (one.kind !== two.kind) return one.kind === 'reservation' ? [one, two] : [two, one];
  return one.feedId < two.feedId ? [one, two] : [two, one];
}

function mayBeOne(guest: PlatformStay, other: PlatformStay, today: CalendarDate): boolean {
  const ahead = ({ from, to }: PlatformStay) => ({ from: from > today ? from : today, to });
  const [its, theirs] = [ahead(guest), ahead(other)];
  if (other.kind === 'block')
    return theirs.from <= its.from && theirs.to >= its.to && !wasThereBefore(other, guest);
  return its.from === theirs.from && its.to === theirs.to && !areTwoGuests(guest, other);
}

/** Whether a block is too old to be an import of a guest who was booked while we read the guest's feed. */
function wasThereBefore(block: PlatformStay, guest: PlatformStay): boolean {
  const isNew = guest.datesSince.getTime() - guest.feedSince.getTime() > importTakesMs;
  return isNew && guest.datesSince.getTime() - block.datesSince.getTime() > importTakesMs;
}

/** What platforms and channel managers write beside a name, or in its place. */
const noNames = new Set(
  'airbnb booked booking com guest reservado reservation reserved reserviert réservé réservée stay vrbo'.split(
    ' ',
  ),
);

function areTwoGuests(one: PlatformStay, two: PlatformStay): boolean {
  const [names, others] = [namesOf(one.summary), namesOf(two.summary)];
  return names.size > 0 && others.size > 0 && ![...names].some((name) => others.has(name));
}

function namesOf(summary: string | null): Set<string> {
  const words =
    (summary ?? '')
      .toLowerCase()
      .normalize('NFC')
      .match(/\p{L}{2,}/gu) ?? [];
  return new Set(words.filter((word) => !noNames.has(word)));
}
