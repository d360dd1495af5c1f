import type { ReactNode } from 'react';
import { formatTimeOfDay } from '@getaway/web-kit/format/dates';
import { property } from '../../property.ts';
import { ContactLines } from './contact-lines.tsx';
import { LegalPage, type LegalSection } from './legal-page.tsx';

const sections: readonly LegalSection[] = [
  {
    heading: 'Acceptance',
    content: (
      <p>
        By using this site or booking a stay you accept these terms. You must be at least 18 years old to book
        and to stay. The person who books answers for everyone in the party.
      </p>
    ),
  },
  {
    heading: 'Booking and reservations',
    content: (
      <ul>
        <li>A stay is at least one night and for at most four guests, as stated in the booking.</li>
        <li>
          Check-in is flexible, nominally {formatTimeOfDay(property.checkIn.time)}. Check-out is nominally{' '}
          {formatTimeOfDay(property.checkOut.time)}.
        </li>
        <li>
          The price shown before you pay includes the nights, your services and packages, a fixed fee for
          professional cleaning and incidentals, and tax. Paying by card adds a surcharge of 2.5%, which is
          contained in the total.
        </li>
        <li>
          While you pay, your dates are held for a limited time. A booking is confirmed when your payment has
          arrived and we have sent you a confirmation by email.
        </li>
        <li>Reservations with an alternative payment must be paid within 24 hours, or they are cancelled.</li>
      </ul>
    ),
  },
  {
    heading: 'Cancellation policy',
    content: (
      <ul>
        <li>Standard bookings: cancel at least 48 hours before check-in for a full refund.</li>
        <li>Holidays and special events: cancel at least 7 days before check-in for a full refund.</li>
        <li>Same-day cancellations are charged in full.</li>
        <li>Refunds go back to the card that paid and take 5-7 business days.</li>
      </ul>
    ),
  },
  {
    heading: 'Property rules',
    content: (
      <ul>
        <li>Quiet hours are from 10 PM to 8 AM.</li>
        <li>Guests must be 18 or older.</li>
        <li>No parties, and no visitors beyond the guests in the booking.</li>
        <li>No smoking inside. Put out the fire pit before you go to bed.</li>
        <li>Cover the hot tub after use, and do not use it alone or after heavy drinking.</li>
        <li>Leave the house as you found it, apart from ordinary use. Damage is charged at cost.</li>
      </ul>
    ),
  },
  {
    heading: 'Liability',
    content: (
      <p>
        You use the house, the hot tub and the fire pit with ordinary care and at your own risk. As far as the
        law allows, we are not liable for lost belongings or for indirect loss, and our liability for a stay
        is limited to the amount paid for it. Nothing here limits liability that cannot be limited by law.
      </p>
    ),
  },
  {
    heading: 'Concierge services',
    content: (
      <p>
        Chef, massage and transportation are provided by independent professionals whom we choose with care.
        They need your stay to be confirmed and may need a day’s notice. If a service you paid for cannot take
        place, we offer another time or refund it in full.
      </p>
    ),
  },
  {
    heading: 'Intellectual property',
    content: (
      <p>
        The texts, drawings and marks on this site belong to {property.name} or its licensors. You may share
        links and pictures of your own stay as you like; other use needs our consent.
      </p>
    ),
  },
  {
    heading: 'Privacy',
    content: (
      <p>
        Our <a href="/privacy-policy">Privacy Policy</a> says how we handle personal information. It is part
        of these terms.
      </p>
    ),
  },
  { heading: 'Contact', content: <ContactLines /> },
  {
    heading: 'Changes',
    content: (
      <p>
        We may change these terms; the version shown here when you book is the one that applies to your stay.
      </p>
    ),
  },
];

export function TermsPage(): ReactNode {
  return (
    <LegalPage
      title="Terms of Service"
      description={`The terms of a stay at ${property.name}: booking, cancellation, house rules and liability.`}
      intro={`These are the terms between you and ${property.name}. We have tried to write them so that they can be read.`}
      sections={sections}
    />
  );
}
