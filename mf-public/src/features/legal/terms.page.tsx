import type { ReactNode } from 'react';
import { ageRule } from '@getaway/property/age-rule';
import { checkInWords } from '@getaway/property/check-in-words';
import { mostGuestsOf } from '@getaway/property/guests';
import { hasConcierge } from '@getaway/property/house/facts';
import { legalTexts } from '@getaway/property/house/legal';
import { lateCancellations } from '@getaway/kernel/late-cancellations';
import { hoursInWords, refundDays } from '@getaway/kernel/money-rules';
import { formatTimeOfDay } from '@getaway/kernel/time-of-day';
import { formatHour } from '@getaway/web-kit/format/dates';
import { property } from '../../property.ts';
import { ContactLines } from './contact-lines.tsx';
import { LegalPage, type LegalSection } from './legal-page.tsx';
import { ownChapters } from './own-chapters.tsx';
import { refundNotices } from './refund-notice.ts';

const { terms } = legalTexts;
const mostGuests = mostGuestsOf(property);
const otherPayments = property.paymentHandles.map(({ service }) => service).join(' or ');
const { minimumAge, children, quietHours, money, flexibleCheckIn } = property.policies;
const checkOutTime = formatTimeOfDay(property.checkOut.time);

const sections: readonly LegalSection[] = [
  {
    heading: 'Acceptance',
    content: (
      <p>
        By using this site or booking a stay, you accept these terms. You must be at least {minimumAge} years
        old to book{!children && ' and to stay'}. If you make the booking, you’re responsible for everyone in
        your party.
      </p>
    ),
  },
  {
    heading: 'Booking and reservations',
    content: (
      <ul>
        <li>
          A stay is at least one night. The house sleeps {property.sleeps}. You can list up to {mostGuests}{' '}
          guests in a booking
          {property.sleeps < mostGuests &&
            `: ${property.sleeps} can stay the night, and anyone else can join you during the day`}
          .
        </li>
        <li>
          {`Check-in is ${checkInWords(property)}. Check-out is ${flexibleCheckIn ? 'usually by' : 'by'} ${checkOutTime}.`}
        </li>
        <li>
          The price shown before you pay includes the nights,{hasConcierge && ' your services and packages,'}{' '}
          {money.cleaningFee > 0 ? `a fixed cleaning fee for ${terms.cleaning}` : terms.cleaning}, and any
          tax.
          {money.cardFeePercent > 0 &&
            ` Paying by card adds a surcharge of ${money.cardFeePercent}%, which is included in the total.`}
        </li>
        <li>
          While you pay, your dates are held for a limited time. A booking is confirmed once we’ve received
          your payment and emailed you a confirmation.
        </li>
        {otherPayments !== '' && (
          <li>
            If you pay by {otherPayments}, you have {hoursInWords(money.paymentHours)} to pay. Unpaid
            reservations are canceled automatically.
          </li>
        )}
      </ul>
    ),
  },
  {
    heading: 'Cancellation policy',
    content: (
      <ul>
        {refundNotices(money).map((notice) => (
          <li key={notice}>{notice}</li>
        ))}
        <li>{lateCancellations}</li>
        <li>
          Refunds go back {otherPayments === '' ? 'to the card you paid with' : 'the way you paid'} and take{' '}
          {refundDays}.
        </li>
      </ul>
    ),
  },
  {
    heading: 'Property rules',
    content: (
      <ul>
        <li>
          Quiet hours are from {formatHour(quietHours.from)} to {formatHour(quietHours.to)}.
        </li>
        <li>{ageRule(property.policies)}</li>
        {terms.houseRules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    ),
  },
  {
    heading: 'Liability',
    content: <p>{terms.liability}</p>,
  },
  ...(hasConcierge ? [{ heading: 'Concierge services', content: <p>{terms.concierge}</p> }] : []),
  {
    heading: 'Intellectual property',
    content: (
      <p>
        The text, artwork and trademarks on this site belong to {property.name} or its licensors. You’re
        welcome to share links and pictures of your own stay; any other use needs our permission.
      </p>
    ),
  },
  {
    heading: 'Privacy',
    content: (
      <p>
        Our <a href="/privacy-policy">Privacy Policy</a> explains how we handle personal information. It’s
        part of these terms.
      </p>
    ),
  },
  ...ownChapters(terms.more),
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
      intro={terms.intro}
      sections={sections}
    />
  );
}
