import type { EmailWriter, NamedEmails } from './named-emails.ts';
import { booking, dueAt } from './sample-stay.ts';

const enquiry = {
  name: 'Maya Okafor',
  partnerName: 'Daniel Okafor',
  email: 'maya@example.com',
  phone: '404 555 0188',
  occasion: 'anniversary',
  message: 'It is our tenth anniversary in June.\nCould you set up a dinner on the terrace, and hide a ring?',
};
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
/** The emails that are sent when guests write, and when the house answers. */
export function messageEmails(emails: EmailWriter): NamedEmails {
  const enquired = emails.enquired(enquiry, { threadId: 'a-thread', conversation: [] });
  return {
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
      subject: null,
      text: 'Yes, of course.\n\nWe can set up dinner on the terrace, and we’re good at hiding rings.',
      firstName: 'Maya',
      booking,
      isAnswer: true,
    }),
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
    'newsletter-confirmation': emails.newsletterConfirmation({
      firstName: 'Maya',
      confirmLink: 'https://example.com/mail/confirm/1/2',
    }),
    'newsletter-code': emails.newsletterCode({ firstName: 'Maya', code: 'ESCAPE-AB12CD', amount: 50 }),
  };
}
