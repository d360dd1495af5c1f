import { addDays, daysBetween, type CalendarDate } from '@getaway/kernel/calendar-date';
import { addMilliseconds, dayMs, hourMs, minuteMs } from '@getaway/kernel/instant';
import { nightsOf } from '@getaway/kernel/stay';
import { happens, oneOf, seededRandomInt, type RandomInt } from './random-int.ts';
import { makeCouple, type Couple } from './couples.ts';
import { momentOf, planSlots, type Slot } from './slots.ts';

/** What became of a booking after it was made. */
export type Fate =
  | { readonly kind: 'kept' }
  | { readonly kind: 'cancelled'; readonly at: Date; readonly refund: 'policy' | 'full' }
  /** A reservation or a hold that nobody paid for. */
  | { readonly kind: 'never-paid' };

export interface PlannedBooking {
  readonly couple: Couple;
  readonly checkIn: CalendarDate;
  readonly checkOut: CalendarDate;
  readonly bookedAt: Date;
  readonly how: 'card' | 'alternative' | 'staff';
  readonly fate: Fate;
}

export interface PlannedBlock {
  readonly from: CalendarDate;
  /** The last night. */
  readonly to: CalendarDate;
  readonly reason: 'maintenance' | 'owner-use';
}

/** A stay that came by another platform. */
export interface OutsideStay {
  readonly checkIn: CalendarDate;
  readonly checkOut: CalendarDate;
  readonly platform: 'airbnb' | 'vrbo' | 'booking';
}

export interface DemoYear {
  /** In the order they were made. */
  readonly bookings: readonly PlannedBooking[];
  readonly blocks: readonly PlannedBlock[];
  readonly outside: readonly OutsideStay[];
}

export interface YearOptions {
  readonly seed: number;
  readonly now: Date;
  /** The property's day. */
  readonly today: CalendarDate;
}

/** The house is planned this far back and ahead. */
export const daysBack = 365;
const daysAhead = 150;

/** A year of one house: the same for the same seed and day. Stays never collide; what collides is planned on top. */
export function planYear({ seed, now, today }: YearOptions): DemoYear {
  const randomInt = seededRandomInt(seed);
  const blocks = planBlocks(today);
  const blocked = new Set(
    blocks.flatMap(({ from, to }) => nightsOf({ checkIn: from, checkOut: addDays(to, 1) })),
  );
  const slots = planSlots(randomInt, {
    from: addDays(today, -daysBack),
    today,
    until: addDays(today, daysAhead),
    blocked,
  });
  const guests = guestBook(randomInt);
  const bookings: PlannedBooking[] = [];
  const outside: OutsideStay[] = [];
  for (const slot of slots) {
    if (happens(randomInt, 14)) {
      outside.push({ ...slot, platform: oneOf(randomInt, ['airbnb', 'airbnb', 'vrbo', 'booking'] as const) });
    } else bookings.push(...bookSlot(randomInt, slot, now, guests));
  }
  bookings.push(...awaitingPayment(randomInt, slots, { now, today, blocked }, guests));
  return { bookings: bookings.sort((a, b) => a.bookedAt.getTime() - b.bookedAt.getTime()), blocks, outside };
}

function planBlocks(today: CalendarDate): PlannedBlock[] {
  return [
    { from: addDays(today, -290), to: addDays(today, -286), reason: 'owner-use' },
    { from: addDays(today, -171), to: addDays(today, -169), reason: 'maintenance' },
    { from: addDays(today, -60), to: addDays(today, -60), reason: 'maintenance' },
    { from: addDays(today, 24), to: addDays(today, 26), reason: 'maintenance' },
    { from: addDays(today, 61), to: addDays(today, 67), reason: 'owner-use' },
  ];
}

/** Every fifth stay is by somebody who has been there. */
function guestBook(randomInt: RandomInt): (checkIn: CalendarDate) => Couple {
  const known: { couple: Couple; checkIn: CalendarDate }[] = [];
  return (checkIn) => {
    const returning = known.filter((guest) => daysBetween(guest.checkIn, checkIn) > 60);
    if (returning.length > 0 && happens(randomInt, 22)) return oneOf(randomInt, returning).couple;
    const couple = makeCouple(randomInt, known.length + 1);
    known.push({ couple, checkIn });
    return couple;
  };
}

type GuestBook = ReturnType<typeof guestBook>;

/** The booking of a slot; before some of them, somebody else had it and gave it back. */
function bookSlot(randomInt: RandomInt, slot: Slot, now: Date, guests: GuestBook): PlannedBooking[] {
  const daysBefore = (days: number): Date => momentOf(randomInt, addDays(slot.checkIn, -days));
  const stay = { checkIn: slot.checkIn, checkOut: slot.checkOut };
  const how = oneOf(randomInt, ['card', 'card', 'card', 'card', 'alternative', 'staff'] as const);
  const isGivenBack = happens(randomInt, 22) && daysBefore(25).getTime() < now.getTime() - 2 * dayMs;
  const earlier = isGivenBack
    ? { ...stay, couple: guests(slot.checkIn), ...givenUp(randomInt, daysBefore) }
    : undefined;
  // Nobody has the nights before they are free again.
  const soonest = earlier ? addMilliseconds(freeAgainAt(earlier), hourMs) : new Date(0);
  const wanted = earlier ? addMilliseconds(soonest, randomInt(14 * dayMs)) : daysBefore(3 + randomInt(75));
  const latest = addMilliseconds(now, -hourMs * (4 + randomInt(24 * 30)));
  const bookedAt = later(soonest, wanted < latest ? wanted : latest);
  const booking = { ...stay, couple: guests(slot.checkIn), how, bookedAt };
  return [...(earlier ? [earlier] : []), { ...booking, fate: fateOf(randomInt, booking, daysBefore, now) }];
}

const later = (one: Date, other: Date): Date => (one > other ? one : other);

/** When the nights of a booking are free for the next one; those of a stay that takes place never are. */
export function freeAgainAt({ fate, how, bookedAt }: PlannedBooking): Date {
  switch (fate.kind) {
    case 'kept':
      return new Date(8.64e15);
    case 'cancelled':
      return fate.at;
    case 'never-paid':
      return addMilliseconds(bookedAt, how === 'card' ? 17 * minuteMs : dayMs + 2 * minuteMs);
  }
}

/** A booking that leaves its nights to others, 24 days before check-in at the latest. */
function givenUp(
  randomInt: RandomInt,
  daysBefore: (days: number) => Date,
): Pick<PlannedBooking, 'how' | 'bookedAt' | 'fate'> {
  const how = oneOf(randomInt, ['card', 'card', 'alternative'] as const);
  const bookedAt = daysBefore(40 + randomInt(40));
  const fate: Fate = happens(randomInt, how === 'card' ? 15 : 60)
    ? { kind: 'never-paid' }
    : { kind: 'cancelled', at: daysBefore(24 + randomInt(10)), refund: oneOf(randomInt, ['policy', 'full']) };
  return { how, bookedAt, fate };
}

/** Most come; a few cancel, in time or too late for their money. */
function fateOf(
  randomInt: RandomInt,
  { bookedAt }: Pick<PlannedBooking, 'bookedAt'>,
  daysBefore: (days: number) => Date,
  now: Date,
): Fate {
  if (!happens(randomInt, 7)) return { kind: 'kept' };
  const at = daysBefore(oneOf(randomInt, [1, 4, 9]));
  if (at >= now || at.getTime() - bookedAt.getTime() < 3 * dayMs) return { kind: 'kept' };
  return { kind: 'cancelled', at, refund: 'policy' };
}

/** Two couples who reserved today and have not paid yet, on available nights. */
function awaitingPayment(
  randomInt: RandomInt,
  slots: readonly Slot[],
  { now, today, blocked }: { now: Date; today: CalendarDate; blocked: ReadonlySet<CalendarDate> },
  guests: GuestBook,
): PlannedBooking[] {
  const taken = new Set([...blocked, ...slots.flatMap((slot) => nightsOf(slot))]);
  const free: Slot[] = [];
  for (let ahead = 14; ahead < daysAhead && free.length < 2; ahead += 1) {
    const slot = { checkIn: addDays(today, ahead), checkOut: addDays(today, ahead + 2) };
    if (nightsOf(slot).some((night) => taken.has(night))) continue;
    free.push(slot);
    ahead += 7;
  }
  return free.map((slot, index) => ({
    ...slot,
    couple: guests(slot.checkIn),
    how: 'alternative',
    bookedAt: addMilliseconds(now, -hourMs * (index === 0 ? 15 : 3) - randomInt(hourMs / 2)),
    fate: { kind: 'never-paid' },
  }));
}
