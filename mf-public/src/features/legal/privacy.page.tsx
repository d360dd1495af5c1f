import type { ReactNode } from 'react';
import { hasConcierge } from '@getaway/property/house/facts';
import { legalTexts } from '@getaway/property/house/legal';
import { property } from '../../property.ts';
import { ContactLines } from './contact-lines.tsx';
import { LegalPage, type LegalSection } from './legal-page.tsx';
import { ownChapters } from './own-chapters.tsx';

const { privacy } = legalTexts;
/** As the home page has it (features/home/getting-here). */
const hasMap = property.address.latitude !== undefined && property.address.longitude !== undefined;

const sections: readonly LegalSection[] = [
  {
    heading: 'Information we collect',
    content: (
      <>
        <p>We collect what you give us, and little else:</p>
        <ul>
          <li>
            When you book: your name, email address, phone number, dates, number of guests, the occasion and
            special requests,{hasConcierge && ' the services you chose,'} and the billing address of your
            card.
          </li>
          <li>
            When you write to us: your name, your partner’s name if you tell us, your contact details and your
            message.
          </li>
          <li>
            When you visit: technical records such as your IP address and the pages you request, kept to run
            and protect the site.
          </li>
        </ul>
        <p>You enter your card number directly with our payment provider. It never reaches our servers.</p>
      </>
    ),
  },
  {
    heading: 'How we use it',
    content: (
      <ul>
        <li>To take your booking, confirm it, prepare the house and let you in.</li>
        {hasConcierge && <li>To arrange the concierge services that you add to your stay.</li>}
        <li>To answer your questions, and to send you what you need to know before and after your stay.</li>
        <li>To email you about your stay as it approaches, thank you afterward and invite you back later.</li>
        <li>To send you offers if you signed up for them.</li>
        <li>
          Every one of these emails has an unsubscribe link. If you use it, the confirmation of your booking
          and any changes, receipts, refunds and cancellations keep coming.
        </li>
        <li>
          To see which of our follow-up emails and offers are useful, we record when one is opened and which
          of its links are followed. Emails about your booking itself are never tracked.
        </li>
        <li>To keep the records the law requires and to prevent fraud.</li>
      </ul>
    ),
  },
  {
    heading: 'Sharing',
    content: (
      <>
        <p>We don’t sell personal information. We share it only with</p>
        <ul>
          <li>our payment provider, to charge and to refund your card;</li>
          {hasConcierge && <li>{privacy.services}</li>}
          <li>
            the companies that deliver our email and host our servers, under contract and only on our behalf;
          </li>
          <li>authorities, where the law requires it.</li>
        </ul>
      </>
    ),
  },
  {
    heading: 'Security',
    content: (
      <p>
        Traffic to this site is encrypted. Access to guest records is limited to staff who sign in, and we
        keep each record only as long as we need it for your stay, the law, or an open request. No system is
        perfectly secure. If a breach ever puts your information at risk, we’ll let you know.
      </p>
    ),
  },
  {
    heading: 'Your rights',
    content: (
      <p>
        You may ask what information we have about you, get a copy of it, have it corrected or erased, or
        object to how we use it. Contact us and we’ll reply within 30 days. We must keep payment records for
        tax purposes. If you ask us to erase your information, we remove everything in them that identifies
        you.
      </p>
    ),
  },
  {
    heading: 'Cookies',
    content: (
      <p>
        We set no advertising or analytics cookies. While you book, one necessary cookie remembers which dates
        are held for you, and your browser saves the form so you don’t lose it if you reload. Our payment
        provider may set its own cookies to prevent fraud.
        {hasMap && ' If you choose to see the map on our home page, it is loaded from OpenStreetMap.'}
      </p>
    ),
  },
  ...ownChapters(privacy.more),
  { heading: 'Contact', content: <ContactLines /> },
  {
    heading: 'Changes',
    content: (
      <p>
        When this policy changes, we’ll post the new version here with its date. If a change affects a booking
        you’ve already made, we’ll email you before it takes effect.
      </p>
    ),
  },
];

export function PrivacyPage(): ReactNode {
  return (
    <LegalPage
      title="Privacy Policy"
      description={`What ${property.name} collects about its guests, why, and what your rights are.`}
      intro={privacy.intro}
      sections={sections}
    />
  );
}
