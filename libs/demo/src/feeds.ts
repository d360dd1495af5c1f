import { addDays, type CalendarDate } from '@getaway/kernel/calendar-date';
import { nightsOf } from '@getaway/kernel/stay';
import type { FeedEntry, PlatformFeeds } from './platforms/platforms.ts';
import type { DemoYear, OutsideStay, PlannedBooking } from './year.ts';

const words: Readonly<Record<OutsideStay['platform'], string>> = {
  airbnb: 'Reserved',
  vrbo: 'Reserved - Jordan',
  booking: 'CLOSED - Not available',
};

/**
 * What other platforms say of the house. Beside the stays of the plan, one of each thing that staff should have seen
 * once: nights that a guest of ours has too, the same stay on two platforms, our own stay come back as a block.
 */
export function feedsOf({ bookings, outside }: DemoYear, today: CalendarDate): PlatformFeeds {
  const stays = (platform: OutsideStay['platform']): FeedEntry[] =>
    outside
      .filter((stay) => stay.platform === platform)
      .map(({ checkIn, checkOut }) => entry(platform, checkIn, checkOut, words[platform]));
  const coming = bookings.filter(
    ({ checkIn, fate, how }) => checkIn > today && fate.kind === 'kept' && how !== 'alternative',
  );
  const [first, second] = coming.toSorted((a, b) => (a.checkIn < b.checkIn ? -1 : 1)).slice(1);
  const airbnb = stays('airbnb');
  const shared = outside.findLast(({ checkIn }) => checkIn > today) ?? outside.at(-1);
  return {
    airbnb: { manner: 'well', entries: [...airbnb, ...(first ? [sameNight(first)] : [])] },
    vrbo: { manner: 'forgetful', entries: [...stays('vrbo'), ...farAhead(today, bookings, outside)] },
    booking: {
      manner: 'well',
      entries: [
        ...stays('booking'),
        ...(second ? [entry('booking', second.checkIn, second.checkOut, words.booking)] : []),
      ],
    },
    lodgify: { manner: 'well', entries: shared ? [sameStay(shared)] : [] },
    'weekend-guide': { manner: 'broken', entries: [] },
  };
}

/** A channel manager lists the stay too, in the platform's own words. */
function sameStay({ checkIn, checkOut, platform }: OutsideStay): FeedEntry {
  return entry('lodgify', checkIn, checkOut, words[platform]);
}

/** A reservation of the last night of ours: nobody can have both. */
function sameNight({ checkOut }: PlannedBooking): FeedEntry {
  return entry('airbnb', addDays(checkOut, -1), checkOut, words.airbnb);
}

/** Weekends beyond the plan, so that a feed has enough to lose. */
function farAhead(
  today: CalendarDate,
  bookings: readonly PlannedBooking[],
  outside: readonly OutsideStay[],
): FeedEntry[] {
  const taken = new Set([...bookings, ...outside].flatMap((stay) => nightsOf(stay)));
  return Array.from({ length: 6 }, (_, place) => addDays(today, 152 + place * 9)).flatMap((checkIn) => {
    const stay = { checkIn, checkOut: addDays(checkIn, 2) };
    return nightsOf(stay).some((night) => taken.has(night))
      ? []
      : [entry('vrbo', stay.checkIn, stay.checkOut, words.vrbo)];
  });
}

function entry(platform: string, from: CalendarDate, to: CalendarDate, summary: string): FeedEntry {
  return { uid: `${from}-${to}@${platform}.example`, from, to, summary };
}
