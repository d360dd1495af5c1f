import type { Property } from '@getaway/property';
import { calendarDate } from '@getaway/kernel/calendar-date';
import { bookingState } from '@getaway/testing/booking-state';
import { announcedStay } from '../src/booking-emails/announced-stay.rules.ts';
import { noticeOfConflict, noticeOfPlatformConflict } from '../src/owner-alerts/conflict-notices.ts';
import { bookingSequence, seededSteps } from '../src/sequences/booking-sequence/steps.ts';
import { sampleRecipient } from '../src/templates/rendering/sample-recipient.ts';
import { createTemplateCompiler } from '../src/templates/rendering/template-compiler.ts';
import { fillFields } from '../src/templates/rendering/template-fields.ts';
import { templateValues } from '../src/templates/rendering/template-values.ts';
import { loadTemplates } from '../src/writing/fill-template.ts';
import { createEmailWriter } from '../src/writing/write-email.ts';

const publicOrigin = 'https://house.example';
const dueAt = new Date('2027-05-02T19:00:00Z');

/** An email in its two parts. */
export interface TwoPartEmail {
  readonly name: string;
  readonly html: string;
  readonly text: string;
}

/** Each email of the service, written to a sample couple. */
export async function writtenEmails(property: Property): Promise<TwoPartEmail[]> {
  const emails = createEmailWriter({ fill: await loadTemplates(property), property, publicOrigin });
  const booking = bookingState();
  const reservation = bookingState({
    status: 'pending_payment',
    entryCode: null,
    paymentMethod: 'alternative',
  });
  const before = announcedStay(booking);
  if (before === undefined) throw new Error('the sample stay is not confirmed');
  const moved = bookingState({
    checkInDate: calendarDate('2027-06-16'),
    checkOutDate: calendarDate('2027-06-18'),
    numberOfGuests: 4,
  });
  const enquiry = {
    name: 'Maya Okafor',
    partnerName: 'Daniel Okafor',
    email: 'maya@example.com',
    phone: '404 555 0188',
    occasion: 'anniversary',
    message:
      'It is our tenth anniversary in June.\nCould you set up a dinner on the terrace, and hide a ring?',
  };
  const refund = {
    entityId: 'refund',
    revision: 1,
    bookingId: booking.entityId,
    bookingReference: booking.bookingReference,
    amount: '614.18',
    reason: 'cancellation' as const,
    guestName: booking.guestName,
    email: booking.email,
  };
  const conflict = {
    entityId: 'conflict',
    revision: 1,
    conflictDate: booking.checkInDate,
    booking: { ...booking, bookingId: booking.entityId },
    external: {
      feedName: 'Airbnb',
      kind: 'reservation' as const,
      from: booking.checkInDate,
      to: booking.checkOutDate,
      guestInitials: 'JD',
    },
  };
  const platformConflict = {
    entityId: 'platform-conflict',
    revision: 1,
    conflictDate: moved.checkInDate,
    external: { ...conflict.external, from: moved.checkInDate, to: moved.checkOutDate },
    other: {
      feedName: 'VRBO',
      kind: 'reservation' as const,
      from: moved.checkInDate,
      to: moved.checkOutDate,
      guestInitials: null,
    },
  };
  const conflictNotices = [
    noticeOfConflict(conflict),
    ...Array.from({ length: 24 }, () => noticeOfPlatformConflict(platformConflict)),
  ];
  const feedHealth = {
    entityId: 'feed',
    revision: 1,
    feedName: 'Airbnb',
    failingSince: '2027-05-02T13:00:00.000Z',
    reason: 'There’s no calendar at this address (404). Copy the link from the platform again.',
    at: dueAt.toISOString(),
  };
  const refunded = emails.refunded(refund, booking, undefined);
  const enquired = emails.enquired(enquiry, { threadId: 'a-thread', conversation: [] });
  const changedByGuest = emails.stayChangedByGuest({
    ...{ ...booking, revision: 3, amendedBy: 'guest', before: booking, difference: '-100.00' },
    after: { ...moved, occasion: 'date-night', quote: { ...booking.quote, total: '514.18' } },
    money: {
      revision: 2,
      total: '514.18',
      paid: '614.18',
      returned: '0.00',
      balance: '-100.00',
      status: 'overpaid',
    },
    settlement: { toCard: '100.00', balance: '0.00' },
  });
  if (changedByGuest === undefined) throw new Error('the sample stay has not changed');
  const messageNotices = [
    {
      kind: 'message',
      subject: 'New message from Maya Okafor',
      createdAt: dueAt,
      sender: 'stay:a-booking',
      isBooked: true,
      listed: {
        who: booking.guestName,
        about: `Booking ${booking.bookingReference}, Wed, Jun 9 – Fri, Jun 11, 2027`,
        text: 'Could you set up a dinner on the terrace, and hide a ring?',
        path: '/admin/inbox?thread=a-thread',
      },
    },
    {
      kind: 'message',
      subject: 'New message from Ines Duarte',
      createdAt: dueAt,
      sender: 'thread:another',
      isBooked: false,
      listed: {
        who: 'Ines Duarte',
        about: 'ines@example.com',
        text: 'Hello! Do you rent for a week in January?',
        path: '/admin/inbox?thread=another',
      },
    },
  ] as const;
  const house = {
    'booking-confirmed': emails.bookingConfirmed(booking),
    'booking-reserved': emails.reserved(reservation, dueAt),
    'payment-reminder': emails.reminder(reservation, dueAt),
    'reservation-ended': emails.ended(reservation),
    'booking-changed': emails.bookingChanged(moved, before),
    'booking-owner': emails.bookingForOwner(booking, 'booked'),
    'stay-changed-owner': changedByGuest,
    'reservation-released': emails.released(reservation),
    'reservation-confirmation': emails.confirmationRequested({
      entityId: 'request',
      revision: 1,
      firstName: 'Maya',
      email: booking.email,
      checkInDate: booking.checkInDate,
      checkOutDate: booking.checkOutDate,
      total: booking.quote.total,
      token: 'a-token',
      expiresAt: dueAt.toISOString(),
    }),
    'payment-link': emails.paymentLink(
      {
        bookingReference: booking.bookingReference,
        firstName: 'Maya',
        checkInDate: booking.checkInDate,
        checkOutDate: booking.checkOutDate,
        balance: '599.20',
        cardFee: '14.98',
        amount: '614.18',
        paymentDueAt: dueAt.toISOString(),
        expiresAt: new Date('2027-05-08T19:00:00Z').toISOString(),
      },
      'a-token',
    ),
    'unpaid-limit': emails.unpaidLimitReached({
      entityId: 'limit',
      revision: 1,
      limit: 'network',
      network: '203.0.113.7',
      reachedAt: dueAt.toISOString(),
    }),
    'limit-reached': emails.guessesReached({
      entityId: 'guesses',
      revision: 1,
      of: 'password',
      signInToken: 'a-token',
      reachedAt: dueAt.toISOString(),
    }),
    'booking-cancelled': emails.bookingCancelled(booking),
    'cancelled-by-guest': emails.bookingCancelled({ ...booking, endedByGuest: true }),
    'released-by-guest': emails.released({ ...reservation, endedByGuest: true }),
    'payment-recorded': emails.paymentRecorded({
      bookingReference: booking.bookingReference,
      guestName: booking.guestName,
      entry: { kind: 'payment', method: 'venmo', amount: '200.00', effectiveOn: calendarDate('2027-05-01') },
      balance: '414.18',
      bookingStatus: reservation.status,
      stay: reservation,
    }),
    'refund-recorded': emails.paymentRecorded({
      bookingReference: booking.bookingReference,
      guestName: booking.guestName,
      entry: { kind: 'refund', method: 'cash', amount: '-50.00', effectiveOn: calendarDate('2027-05-01') },
      balance: '0.00',
      bookingStatus: booking.status,
      stay: booking,
    }),
    'payment-for-canceled': emails.paymentRecorded({
      bookingReference: booking.bookingReference,
      guestName: booking.guestName,
      entry: { kind: 'payment', method: 'cash', amount: '50.00', effectiveOn: calendarDate('2027-05-01') },
      balance: '564.18',
      bookingStatus: 'cancelled',
      stay: { ...booking, status: 'cancelled' },
    }),
    'refund-guest': refunded.guest,
    'refund-of-part': emails.refunded(
      { ...refund, reason: 'adjustment', amount: '120.50' },
      booking,
      '120.50',
    ).guest,
    'refund-owner': refunded.owner,
    'refund-delayed': emails.refundDelayed(refund, booking),
    'refund-refused': emails.refundRefused(refund, booking, true),
    'payment-disputed': emails.paymentDisputed({
      entityId: 'du_1',
      revision: 1,
      bookingId: booking.entityId,
      bookingReference: booking.bookingReference,
      guestName: booking.guestName,
      amount: refund.amount,
      reason: 'fraudulent',
      status: 'open',
      respondBy: dueAt.toISOString(),
    }),
    'enquiry-receipt': enquired.receipt,
    'enquiry-owner': enquired.owner,
    'chat-owner': emails.enquired(
      {
        ...enquiry,
        partnerName: null,
        phone: null,
        occasion: null,
        message: 'She is small, and sleeps all day.',
      },
      {
        threadId: 'a-thread',
        conversation: [
          { from: 'guest', text: 'Do you allow dogs?' },
          { from: 'assistant', text: 'We’re sorry, pets can’t stay here.' },
        ],
      },
    ).owner,
    'thread-reply': emails.threadReply({
      text: 'Yes, of course.\n\nWe can set up dinner on the terrace, and we’re good at hiding rings.',
      firstName: 'Maya',
      booking,
      isAnswer: true,
    }),
    'stay-link': emails.stayLinkRequested(booking),
    'owner-digest': emails.ownerDigest([
      ...messageNotices,
      {
        kind: 'booking',
        createdAt: dueAt,
        sender: null,
        isBooked: false,
        subject: emails.bookingForOwner(booking, 'booked').subject,
        listed: { who: booking.guestName, about: '', text: '', path: '/admin/bookings' },
      },
    ]),
    'messages-owner': emails.messagesTogether(
      messageNotices.filter(({ isBooked }) => !isBooked),
      200,
    ),
    'newsletter-code': emails.newsletterCode({ firstName: 'Maya', code: 'ESCAPE-AB12CD', amount: 50 }),
    'calendar-conflict': emails.conflictFound(conflict),
    'platform-conflict': emails.platformConflictFound(platformConflict),
    'calendar-conflicts': emails.conflictsFound(conflictNotices),
    'feed-failing': emails.feedHealthChanged({ ...feedHealth, state: 'failing' }),
    'feed-oversized': emails.oversizedEventsFound({
      entityId: 'feed',
      revision: 2,
      feedName: 'Airbnb',
      events: 1,
      foundAt: dueAt.toISOString(),
    }),
    'feed-closing': emails.oversizedEventsFound({
      entityId: 'feed',
      revision: 3,
      feedName: 'Airbnb',
      events: 1,
      longClosures: [{ from: calendarDate('2027-12-01'), to: calendarDate('2028-09-26'), nights: 300 }],
      foundAt: dueAt.toISOString(),
    }),
    'feed-working': emails.feedHealthChanged({ ...feedHealth, state: 'working', reason: null }),
  };
  return [
    ...Object.entries(house).map(([name, { html, text }]) => ({ name, html, text })),
    ...(await writtenLetters(property)),
  ];
}

async function writtenLetters(property: Property): Promise<TwoPartEmail[]> {
  const templates = createTemplateCompiler(property);
  const recipient = sampleRecipient(property, calendarDate('2027-05-26'));
  const links = {
    site: `${publicOrigin}/`,
    booking: `${publicOrigin}/booking`,
    stay: `${publicOrigin}/stay/yours`,
    unsubscribe: `${publicOrigin}/mail/unsubscribe`,
  };
  const values = templateValues({ guest: recipient, booking: recipient.booking, property, links });
  return Promise.all(
    seededSteps(property).map(async (step, position) => {
      const { fillers } = await templates.compile(step, () => undefined);
      const filled = fillFields(fillers, values, [], () => undefined);
      if (!filled.ok) throw new Error(`${step.name} of the ${bookingSequence.name} cannot be written`);
      const words = step.name.toLowerCase().replaceAll(' ', '-');
      return { name: `sequence-${position + 1}-${words}`, html: filled.email.html, text: filled.email.text };
    }),
  );
}
