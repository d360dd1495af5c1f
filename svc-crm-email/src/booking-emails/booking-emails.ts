import type { BookingState } from '@getaway/contracts/events/booking';
import type { MoneyState } from '@getaway/contracts/events/money';
import { entryOf, type GuestHouse } from '../house/guest-house.ts';
import { checkInMoment } from '@getaway/kernel/arrival';
import { centsFromDollars, inDollars, subtractCents, zeroCents } from '@getaway/kernel/money';
import { nightCount } from '@getaway/kernel/stay';
import { formatTimeOfDay } from '@getaway/kernel/time-of-day';
import { balanceOwed, hasAmountDue, leftToPay } from '../bookings-copy/amount-due.rules.ts';
import { policySentence } from '../bookings-copy/cancellation-policy.rules.ts';
import { priceLines, type NightLine } from '../bookings-copy/price-lines.rules.ts';
import type { WrittenEmail } from '../delivery/email.rules.ts';
import { splitName } from '../guests/guest.rules.ts';
import type { FillTemplate } from '../writing/fill-template.ts';
import { counted, dateRange, deadline, fullDate, nightDate, weekdayName } from '../writing/formats.ts';
import type { AnnouncedStay } from './announced-stay.rules.ts';
import { refundInWords } from './cancellation-refund.ts';
import { stayChanges } from './stay-changes.ts';
import { stayCancellation, stayInvitation } from './stay-invitation.ts';

export interface BookingEmails {
  bookingConfirmed(booking: BookingState): WrittenEmail;
  /** To the guest of a stay that staff changed. `before` is the state that the guest was last emailed. */
  bookingChanged(booking: BookingState, before: AnnouncedStay): WrittenEmail;
  /** To the guest of a confirmed stay that was canceled, by them or by the house. A deleted booking has no page to link to. */
  bookingCancelled(booking: BookingState, options?: { readonly isDeleted?: boolean }): WrittenEmail;
}

export function createBookingEmails(options: {
  write: (kind: Parameters<FillTemplate>[0], values: Parameters<FillTemplate>[1]) => WrittenEmail;
  property: GuestHouse;
  stayLink: string;
}): BookingEmails {
  const { write, property, stayLink } = options;
  return {
    bookingConfirmed: (booking) => ({
      ...write('booking-confirmed', {
        subject: `Your stay at ${property.name} is confirmed (${booking.bookingReference})`,
        preview: `${nightDate(booking.checkInDate)} – ${nightDate(booking.checkOutDate)}, reference ${booking.bookingReference}`,
        guest: { firstName: firstNameOf(booking) },
        stayLink,
        stay: stayValues(booking, property),
        lines: priceLines(booking.quote).map((line) => ({
          label: line.kind === 'night' ? nightWords(line) : line.label,
          amount: inDollars(line.amount),
        })),
        total: inDollars(booking.quote.total),
        amountDue: balanceOwed(booking) > 0 ? inDollars(balanceOwed(booking)) : '',
        leftInWords: leftInWords(booking),
        policy: policySentence(booking, property.timeZone, property.policies.money.refundNoticeHours),
      }),
      attachments: [stayInvitation(booking, property)],
    }),

    bookingChanged: (booking, before) => {
      const { paymentDueAt, quote } = booking;
      const isConfirmed = booking.status === 'confirmed';
      const changes = stayChanges(before, booking, property.checkIn.time);
      return {
        ...write('booking-changed', {
          subject: `Your stay at ${property.name} has changed (${booking.bookingReference})`,
          preview: `Now ${dateRange(booking.checkInDate, booking.checkOutDate)}. Here’s what’s different.`,
          guest: { firstName: firstNameOf(booking) },
          stayLink,
          stay: stayValues(booking, property),
          changes,
          isByGuest: booking.changedByGuest === true,
          money: isConfirmed ? moneyInWords(booking, before.total) : '',
          isConfirmed,
          policy: policySentence(booking, property.timeZone, property.policies.money.refundNoticeHours),
          amount: inDollars(leftToPay(booking) ?? quote.total),
          dueAt: paymentDueAt === null ? '' : deadline(new Date(paymentDueAt), property.timeZone),
          handles: property.paymentHandles,
        }),
        ...(isConfirmed ? { attachments: [stayInvitation(booking, property)] } : {}),
      };
    },

    bookingCancelled: (booking, { isDeleted = false } = {}) => ({
      ...write('booking-cancelled', {
        subject: `Your stay at ${property.name} is canceled (${booking.bookingReference})`,
        preview: booking.endedByGuest
          ? `You canceled your booking for ${dateRange(booking.checkInDate, booking.checkOutDate)}.`
          : `Your booking for ${dateRange(booking.checkInDate, booking.checkOutDate)} has been canceled.`,
        guest: { firstName: firstNameOf(booking) },
        stayLink: isDeleted ? '' : stayLink,
        isByGuest: booking.endedByGuest === true,
        refund: refundInWords(booking),
        reference: booking.bookingReference,
        dates: dateRange(booking.checkInDate, booking.checkOutDate),
        nights: counted(nightsOf(booking), 'night'),
      }),
      attachments: [stayCancellation(booking, property)],
    }),
  };
}

/** The names of rates that say no more than the date beside them. */
const weekdayRates = new Set(['Weekday', 'Friday', 'Saturday', 'Sunday']);

/** 'Sun, Feb 14 · Valentine’s Day'; without a special rate, the date alone. */
function nightWords({ date, label }: NightLine): string {
  const special = label.split(', ').filter((name) => !weekdayRates.has(name));
  return [nightDate(date), ...special].join(' · ');
}

/** The total of a confirmed stay, what was paid of it, and what is left; '' when it costs nothing as before. */
function moneyInWords(booking: BookingState, before: string): string {
  const { quote, money } = booking;
  const difference = subtractCents(centsFromDollars(quote.total), centsFromDollars(before));
  // A guest whose dates moved wonders whether they cost the same.
  if (difference === 0)
    return Number(quote.total) === 0
      ? ''
      : `Your total is still ${inDollars(quote.total)}. ${leftInWords(booking)}`.trim();
  const amount = inDollars(difference > 0 ? difference : subtractCents(zeroCents, difference));
  const total = `Your new total is ${inDollars(quote.total)}, ${amount} ${difference > 0 ? 'more' : 'less'} than before.`;
  if (money === undefined)
    return `${total} If there’s anything left to pay or to refund, we’ll write to you about it separately.`;
  return [total, paidInWords(money), balanceInWords(booking)].filter((part) => part !== '').join(' ');
}

function paidInWords({ paid, returned }: MoneyState): string {
  if (Number(paid) === 0) return '';
  const back = Number(returned) > 0 ? `, and ${inDollars(returned)} of it has gone back to you` : '';
  return `You’ve paid ${inDollars(paid)}${back}.`;
}

/** What is left to pay of a confirmed stay, and how, as its page says it; '' when it is nothing. */
function leftInWords(booking: BookingState): string {
  if (balanceOwed(booking) <= 0) return '';
  return `${inDollars(balanceOwed(booking))} is still due. ${howToPay(booking)}`;
}

/** A stay that staff entered may have been paid in cash, so its page takes no card. */
function howToPay(booking: BookingState): string {
  return hasAmountDue(booking)
    ? 'You can pay it by card on your stay’s page.'
    : 'You’re arranging payment with us directly.';
}

/** What is left to pay or to return by the ledger of a confirmed stay, or '' when the ledger is not known. */
function balanceInWords(booking: BookingState): string {
  const left = leftToPay(booking);
  if (left === undefined) return '';
  if (left > 0) return `${inDollars(left)} is left to pay. ${howToPay(booking)}`;
  if (left === 0) return 'Nothing is left to pay.';
  const amount = inDollars(subtractCents(zeroCents, left));
  // What its guest saves by their own change goes back to their card without anyone's doing.
  const next = booking.changedByGuest
    ? 'We’ll email you as soon as it’s on its way back.'
    : 'We’ll be in touch to return it.';
  return `That’s ${amount} more than the new total. ${next}`;
}

function stayValues(booking: BookingState, property: GuestHouse): Record<string, unknown> {
  const nights = nightsOf(booking);
  const isFree = Number(booking.quote.total) === 0;
  // Older events lack some fields, so the email leaves those statements out.
  const isPaid = booking.amountDue !== undefined && !hasAmountDue(booking);
  const usual = property.checkIn.time;
  const day = (date: BookingState['checkInDate'], moment: string): Record<string, string> => ({
    weekday: weekdayName(date),
    date: fullDate(date),
    moment,
  });
  return {
    nights,
    nightsLabel: counted(nights, 'night'),
    guestsLabel: counted(booking.numberOfGuests, 'guest'),
    checkIn: day(booking.checkInDate, checkInMoment(booking, usual)),
    // The note on the usual hours contradicts an earlier one.
    isEarlyCheckIn: booking.checkInTime < usual || (booking.opensAt ?? usual) < usual,
    checkOut: day(booking.checkOutDate, `by ${formatTimeOfDay(booking.checkOutTime)}`),
    reference: booking.bookingReference,
    ...entryOf(booking, property),
    isFree,
    isPaidByCard: booking.paymentMethod === 'card' && isPaid && !isFree,
  };
}

function nightsOf(booking: BookingState): number {
  return nightCount({ checkIn: booking.checkInDate, checkOut: booking.checkOutDate });
}

function firstNameOf(booking: BookingState): string {
  return booking.firstName ?? splitName(booking.guestName).firstName;
}
