import type { ReactNode } from 'react';
import { legalTexts } from '@getaway/contracts/house/legal';
import { property } from '../../property.ts';
import { ContactLines } from './contact-lines.tsx';
import { LegalPage, type LegalSection } from './legal-page.tsx';
import { ownChapters } from './own-chapters.tsx';

const { privacy } = legalTexts;

const sections: readonly LegalSection[] = [
  {
    heading: 'Information we collect',
    content: (
      <>
        <p>We collect what you give us, and little else:</p>
        <ul>
          <li>
            When you book: your name, email address, phone number, dates, number of guests, the occasion and
            special requests, the services you chose, and the billing address of your card.
          </li>
          <li>
            When you write to us: your name, your partner’s name if you tell us, your contact details and your
            message.
          </li>
          <li>
            When you visit: technical records such as your network address and the pages asked for, kept to
            run the site and to protect it.
          </li>
        </ul>
        <p>
          Card numbers are entered into fields of our payment provider. They go there directly and never reach
          our servers.
        </p>
      </>
    ),
  },
  {
    heading: 'How we use it',
    content: (
      <ul>
        <li>To take your booking, confirm it, prepare the house and let you in.</li>
        <li>To arrange the concierge services that you add to your stay.</li>
        <li>To answer your questions, and to send you what you need to know before and after your stay.</li>
        <li>
          To email you about your stay as it approaches, to thank you afterwards, and to invite you back
          later.
        </li>
        <li>To send you offers if you signed up for them.</li>
        <li>
          Every one of these emails has an unsubscribe link. Emails about your booking itself, such as
          confirmations, changes and refunds, keep coming.
        </li>
        <li>
          To see which of our follow-up emails and offers are useful, we record when one is opened and which
          of its links are followed. Emails about your booking itself are never tracked.
        </li>
        <li>To keep the books that the law asks of us and to prevent fraud.</li>
      </ul>
    ),
  },
  {
    heading: 'Sharing',
    content: (
      <>
        <p>We do not sell personal information. We share it only with</p>
        <ul>
          <li>our payment provider, to charge and to refund your card;</li>
          <li>{privacy.services}</li>
          <li>the companies that carry our email and run our servers, under contract and for us alone;</li>
          <li>authorities, where the law obliges us.</li>
        </ul>
      </>
    ),
  },
  {
    heading: 'Security',
    content: (
      <p>
        Traffic to this site is encrypted. Access to guest records is limited to staff who sign in, and every
        record is kept only as long as your stay, the law or an open question requires. No system is beyond
        all attack; if one of ours ever puts your information at risk, we will tell you.
      </p>
    ),
  },
  {
    heading: 'Your rights',
    content: (
      <p>
        You may ask what we hold about you, have it corrected, have a copy of it, object to a use of it, or
        have it erased. Write to us and we will answer within 30 days. Records of payments must be kept for
        tax purposes; when you ask for erasure we remove everything in them that names you.
      </p>
    ),
  },
  {
    heading: 'Cookies',
    content: (
      <p>
        We set no advertising or analytics cookies. While you book, one necessary cookie remembers which dates
        are held for you, and your browser keeps the form so that nothing is lost on a reload. Our payment
        provider may set cookies of its own to prevent fraud.
      </p>
    ),
  },
  ...ownChapters(privacy.more),
  { heading: 'Contact', content: <ContactLines /> },
  {
    heading: 'Changes',
    content: (
      <p>
        When this policy changes, the new text appears here with its date. If a change affects a booking that
        you have already made, we write to you before it takes effect.
      </p>
    ),
  },
];

export function PrivacyPage(): ReactNode {
  return (
    <LegalPage
      title="Privacy Policy"
      description={`What ${property.name} knows about its guests, why, and what you can ask of us.`}
      intro={privacy.intro}
      sections={sections}
    />
  );
}
