import type { CalendarConflict } from '@getaway/contracts/http/calendar-conflicts';
import type { CalendarFeed } from '@getaway/contracts/http/calendar-feeds';
import type { Answer } from '@getaway/contracts/http/call';
import type { EmailDelivery } from '@getaway/contracts/http/email-delivery';
import type { EmailSend } from '@getaway/contracts/http/email-sends';
import type { Thread } from '@getaway/contracts/http/inbox';
import type { readOverview } from '@getaway/contracts/http/overview';
import { formatTotal } from '@getaway/web-kit/format/money';
import { groupConflicts } from '../../conflicts/conflict-groups.ts';
import { runWords } from '../../format/date-runs.ts';
import { formatDate, formatMoment } from '../../format/dates.ts';
import { deliveryFaults } from '../../email-words/delivery-words.ts';
import { timeLeftInWords } from './time-left.ts';

type Overview = Answer<typeof readOverview>;

/** Something that needs somebody. */
export interface Alert {
  readonly id: string;
  readonly title: string;
  readonly detail: string;
  /** Where something can be done about it. */
  readonly link: { readonly to: string; readonly label: string };
}

export function unpaidAlerts({ unpaidReservations }: Overview, now: Date): Alert[] {
  return unpaidReservations.map(
    ({ id, guestName, bookingReference, totalPrice, due = totalPrice, paymentDueAt, checkInDate }) => ({
      id,
      title: `${guestName} hasn’t paid ${formatTotal(due)} yet`,
      detail: `${bookingReference}, arriving ${formatDate(checkInDate)} · ${timeLeftInWords(paymentDueAt, now)}`,
      link: bookingLink(bookingReference),
    }),
  );
}

/** One alert for all networks, so that the last one to reach its limit is named as well; another for the links. */
export function unpaidLimitAlerts({ unpaidLimits = [] }: Pick<Overview, 'unpaidLimits'>): Alert[] {
  const link = { to: '/admin/bookings?status=pending_payment', label: 'Review and Release' };
  const nights = unpaidLimits.filter(({ id }) => id !== linksLimit);
  const links = unpaidLimits.filter(({ id }) => id === linksLimit);
  const networks = nights.flatMap(({ network }) => network ?? []);
  const from = networks.length > 0 ? [`From ${networks.join(', ')}`] : [];
  const isOverall = nights.length > networks.length;
  const who = [...(isOverall ? ['All unpaid reservations together'] : []), ...from].join('. ');
  return [
    ...nights.slice(0, 1).map(({ reachedAt }) => ({
      id: 'unpaid-nights',
      title: 'Unpaid reservations reached the limit',
      detail: `${who}, ${formatMoment(reachedAt)}`,
      link,
    })),
    ...links.map(({ id, reachedAt }) => ({
      id,
      title: 'Too many reservations are waiting for email confirmation',
      detail: `Since ${formatMoment(reachedAt)}. Guests can still pay by card.`,
      link,
    })),
  ];
}

/** The id of the limit that is about links which confirm reservations. */
const linksLimit = 'links';

export function latePaymentAlerts({ latePayments }: Pick<Overview, 'latePayments'>): Alert[] {
  return latePayments.map(({ id, guestName, bookingReference, amount, cause, createdAt, ...refund }) => ({
    id,
    title: `${guestName} ${latePaymentWords[cause ?? 'hold-ended']}`,
    detail: `${bookingReference}, ${formatMoment(createdAt)} · ${formatTotal(amount)} ${whereMoneyIs(refund)}`,
    link: bookingLink(bookingReference),
  }));
}

/** One alert for each thread with unread messages. */
export function unreadAlerts(threads: readonly Thread[]): Alert[] {
  return threads.map(({ id, guestName, unreadCount, lastMessage, booking }) => ({
    id,
    title: `${guestName} sent ${unreadCount === 1 ? 'a message' : `${unreadCount} messages`}`,
    detail: `${booking ? `${booking.bookingReference}, ` : ''}${formatMoment(lastMessage.sentAt)}`,
    link: { to: `/admin/inbox?thread=${id}`, label: 'Read' },
  }));
}

/** The inbox, filtered to unread threads. */
export const unreadThreadsPath = '/admin/inbox?show=unread';

/** Payments that a cardholder's bank asks about, or has taken back for now. */
export function disputeAlerts({ disputes = [] }: Pick<Overview, 'disputes'>, now: Date): Alert[] {
  return disputes.map(({ id, bookingReference, guestName, amount, status, respondBy }) => ({
    id,
    title: `${guestName ?? 'A cardholder'} ${status === 'open' ? 'disputes' : 'questions'} ${formatTotal(amount)}`,
    detail: [
      ...(bookingReference === null ? [] : [bookingReference]),
      ...(respondBy === null ? [] : [answerByInWords(respondBy, now)]),
      'Answer in your card provider’s dashboard',
    ].join(' · '),
    link: bookingReference === null ? ledgerLink : bookingLink(bookingReference),
  }));
}

/** Payments whose booking is unknown, as after a restored backup. */
export function unclaimedMoneyAlerts({ unclaimedMoney = [] }: Pick<Overview, 'unclaimedMoney'>): Alert[] {
  return unclaimedMoney.map(({ id, namedReference, amount, createdAt }) => ({
    id,
    title: `${formatTotal(amount)} came without a booking`,
    detail: [
      formatMoment(createdAt),
      ...(namedReference === null ? [] : [`the payment names ${namedReference}`]),
      'Attach it to a booking, or refund it in your card provider’s dashboard',
    ].join(' · '),
    link: ledgerLink,
  }));
}

function answerByInWords(respondBy: string, now: Date): string {
  return Date.parse(respondBy) < now.getTime()
    ? 'the time to answer is over'
    : `answer by ${formatMoment(respondBy)}`;
}

const latePaymentWords = {
  'hold-ended': 'paid after their hold ended',
  'nights-taken': 'paid for dates that another guest booked first',
  'other-amount': 'paid an amount that doesn’t match the total',
};

function whereMoneyIs(refund: Pick<Overview['latePayments'][number], 'refundedAt' | 'refusedAt'>): string {
  if (refund.refusedAt) return 'not refunded; check your card provider’s dashboard';
  return refund.refundedAt ? 'refunded' : 'is being refunded';
}

export function conflictAlerts(conflicts: readonly CalendarConflict[]): Alert[] {
  return groupConflicts(conflicts).map(({ id, whole, ...nights }) => {
    const { booking, external } = whole;
    return {
      id,
      title: `Double booking: ${counterpartOf(whole)} and ${external?.feedName ?? 'another calendar'}`,
      detail: `${booking ? `${booking.bookingReference}, ` : ''}${runWords(nights)}`,
      link: booking ? bookingLink(booking.bookingReference) : calendarLink,
    };
  });
}

/** What a platform conflicts with: a booking of ours, or another platform. */
function counterpartOf({ internalBookingId, booking, otherExternal }: CalendarConflict): string {
  if (internalBookingId === null) return otherExternal?.feedName ?? 'another calendar';
  return booking?.guestName ?? 'a deleted booking';
}

export function feedAlerts(feeds: readonly CalendarFeed[]): Alert[] {
  return feeds.flatMap((feed) => {
    const { id, name, health, syncErrors, suspiciousStays, unreadEvents, events } = feed;
    if (health === 'failing') {
      const detail = syncErrors ?? 'The last sync failed';
      return [{ id, title: `${name} has stopped syncing`, detail, link: feedsLink }];
    }
    if (health !== 'ok' && health !== 'suspicious') return [];
    const alerts: Omit<Alert, 'id' | 'link'>[] = [];
    if (suspiciousStays > 0) {
      const stays = suspiciousStays === 1 ? '1 stay is' : `${suspiciousStays} stays are`;
      const detail = 'Their nights stay blocked until you confirm they’re gone';
      alerts.push({ title: `${stays} gone from ${name}`, detail });
    }
    if (unreadEvents > 0) {
      const title = `${unreadEvents} of ${events} events on ${name} couldn’t be read`;
      alerts.push({ title, detail: 'Their nights may look available' });
    }
    alerts.push(...oversizedAlerts(feed));
    return alerts.map((alert, index) => ({
      ...alert,
      id: index === 0 ? id : `${id} ${index + 1}`,
      link: feedsLink,
    }));
  });
}

function oversizedAlerts(feed: CalendarFeed): Omit<Alert, 'id' | 'link'>[] {
  const { name, oversizedEvents, longClosures } = feed;
  const beyondBooking = oversizedEvents - longClosures.length;
  const alerts: Omit<Alert, 'id' | 'link'>[] = [];
  if (beyondBooking > 0) {
    const isOne = beyondBooking === 1;
    const claim = isOne ? `1 event on ${name} is` : `${beyondBooking} events on ${name} are`;
    alerts.push({
      title: `${claim} longer than any possible stay`,
      detail: `All dates ${isOne ? 'it covers' : 'they cover'} are blocked`,
    });
  }
  const [first, ...others] = longClosures;
  if (first) {
    const title =
      others.length === 0
        ? `1 event on ${name} closes ${first.nights} nights`
        : `${longClosures.length} events on ${name} close most of a year each`;
    const more = others.length === 0 ? '' : `, and ${others.length} more`;
    const dates = `${formatDate(first.from)} to ${formatDate(first.to)}`;
    alerts.push({ title, detail: `${dates}${more}. If that isn’t right, correct it on the platform` });
  }
  return alerts;
}

export function deliveryAlerts({ paused, waiting }: EmailDelivery): Alert[] {
  if (!paused) return [];
  const { title, advice } = deliveryFaults[paused.fault];
  const emails = waiting === 1 ? '1 email is waiting' : `${waiting} emails are waiting`;
  return [
    {
      id: 'emails-paused',
      title: `Emails are paused: ${title}`,
      detail: `${emails} since ${formatMoment(paused.since)}. ${advice}`,
      link: { to: '/admin/emails', label: 'Show Emails' },
    },
  ];
}

export function failedEmailAlerts(emails: readonly EmailSend[]): Alert[] {
  return emails.map(({ id, guest, subject, errorMessage }) => ({
    id,
    title: `An email to ${guest.email} failed`,
    detail: [subject, errorMessage].filter(Boolean).join(' · '),
    link: { to: `${failedEmailsPath}&search=${encodeURIComponent(guest.email)}`, label: 'Show Emails' },
  }));
}

/** The log of the emails that failed. */
export const failedEmailsPath = '/admin/emails?tab=activity&status=failed';

const ledgerLink = { to: '/admin/ledger', label: 'Show Ledger' };
/** The calendar page scrolls to its feeds (`feedsId`). */
const feedsLink = { to: '/admin/calendar#feeds', label: 'Show Calendar' };
const calendarLink = { to: '/admin/calendar', label: 'Show Calendar' };

function bookingLink(reference: string) {
  return { to: `/admin/bookings?search=${encodeURIComponent(reference)}`, label: 'Show Booking' };
}
