import type { CalendarDate } from '@getaway/kernel/calendar-date';
import { dayMs } from '@getaway/kernel/instant';
import type { Overlap } from './conflict.rules.ts';
import type { StayKind } from '../external-stays/feed-stay.rules.ts';

/** An external stay in the comparison with one of another feed. */
export interface PlatformStay {
  readonly externalId: string;
  readonly feedId: string;
  /** When its feed was first read: stays that were there already may be older than they look. */
  readonly feedSince: Date;
  readonly kind: StayKind;
  readonly from: CalendarDate;
  readonly to: CalendarDate;
  readonly summary: string | null;
  readonly datesSince: Date;
}

/** Platforms import each other's calendars within a day. */
const importTakesMs = dayMs;

/**
 * The conflict of two external stays of different feeds that share nights, or undefined when they may be one
 * stay that both feeds report. A platform that imports another's calendar shows its guest as a block over all
 * of those nights; a channel manager shows a guest with the same dates. So two blocks never conflict. A block
 * that covers a guest's nights conflicts only when it existed a day before that guest booked. Two guests
 * conflict unless their dates are equal, and even then when both have a name and the names share no word.
 * Nights before `today` do not count, because platforms drop them.
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

/**
 * A guest before a block, and two guests in the order of their feeds, so that a pair always has the same
 * order.
 */
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

/**
 * Whether a block is too old to be an import of a guest who booked after the first sync of the guest's feed.
 */
function wasThereBefore(block: PlatformStay, guest: PlatformStay): boolean {
  const isNew = guest.datesSince.getTime() - guest.feedSince.getTime() > importTakesMs;
  return isNew && guest.datesSince.getTime() - block.datesSince.getTime() > importTakesMs;
}

/** Words that platforms and channel managers write next to a name or instead of one. */
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
