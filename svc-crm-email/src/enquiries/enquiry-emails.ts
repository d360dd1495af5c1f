import type { BookingState } from '@getaway/contracts/events/booking';
import type { ChatTurn } from '@getaway/contracts/http/chat';
import { dialedNumber } from '@getaway/kernel/dialed-number';
import type { Property } from '@getaway/property';
import type { WrittenEmail } from '../delivery/email.rules.ts';
import { greetableName, splitName } from '../guests/guest.rules.ts';
import { threadPath } from '../owner-alerts/notice.rules.ts';
import type { FillTemplate } from '../writing/fill-template.ts';
import { dateRange, occasionName } from '../writing/formats.ts';
import type { Enquiry } from './enquiry.rules.ts';

export interface EnquiryEmails {
  /** To the owner and to the sender, who may not own the address. */
  enquired(
    enquiry: Enquiry,
    inThread: {
      readonly threadId: string;
      /** The chat that led to the message. */
      readonly conversation: readonly ChatTurn[];
    },
  ): { readonly owner: WrittenEmail; readonly receipt: WrittenEmail };
  /** To the owner: a message from the page of a booking. */
  stayMessage(booking: BookingState, text: string, threadId: string): WrittenEmail;
}

export function createEnquiryEmails(options: {
  write: (kind: Parameters<FillTemplate>[0], values: Parameters<FillTemplate>[1]) => WrittenEmail;
  property: Property;
  publicOrigin: string;
}): EnquiryEmails {
  const { write, property } = options;
  const forOwner = (
    enquiry: Pick<Enquiry, 'name' | 'email' | 'message'>,
    facts: readonly EnquiryFact[],
    { threadId, conversation }: { readonly threadId: string; readonly conversation: readonly ChatTurn[] },
  ): WrittenEmail => {
    return write('enquiry-owner', {
      subject: `New message from ${enquiry.name}`,
      preview: enquiry.message.slice(0, 120),
      enquiry,
      facts,
      conversation: conversation.map(({ from, text }) => ({
        from: from === 'guest' ? 'Guest' : 'Assistant',
        text,
      })),
      inboxLink: new URL(threadPath(threadId), options.publicOrigin).href,
    });
  };
  return {
    enquired: (enquiry, inThread) => ({
      owner: forOwner(enquiry, enquiryFacts(enquiry), inThread),
      receipt: write('enquiry-receipt', {
        subject: `We’ve received your message – ${property.name}`,
        preview: 'We’ll get back to you within 24 hours.',
        guest: { firstName: greetableName(splitName(enquiry.name).firstName) },
      }),
    }),
    stayMessage: (booking, text, threadId) => {
      const { guestName: name, email, phone, bookingReference } = booking;
      const facts = [
        ...enquiryFacts({ name, email, phone, partnerName: null, occasion: null }),
        { label: 'Booking', value: bookingReference, link: null },
        { label: 'Dates', value: dateRange(booking.checkInDate, booking.checkOutDate), link: null },
      ];
      return forOwner({ name, email, message: text }, facts, { threadId, conversation: [] });
    },
  };
}

interface EnquiryFact {
  readonly label: string;
  readonly value: string | null;
  readonly link: string | null;
}

function enquiryFacts(enquiry: Omit<Enquiry, 'message'>): EnquiryFact[] {
  const { name, partnerName, email, phone, occasion } = enquiry;
  const dialed = phone === null ? '' : dialedNumber(phone);
  const facts = [
    { label: 'Name', value: name, link: null },
    { label: 'Partner', value: partnerName, link: null },
    { label: 'Email', value: email, link: `mailto:${email}` },
    { label: 'Phone', value: phone, link: dialed ? `tel:${dialed}` : null },
    { label: 'Occasion', value: occasion && occasionName(occasion), link: null },
  ];
  return facts.filter(({ value }) => value !== null);
}
