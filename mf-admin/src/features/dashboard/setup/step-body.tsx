import { lazy, Suspense, type ReactNode } from 'react';
import { Button } from 'antd';
import { inDollars } from '@getaway/kernel/money';
import { stillOnSale } from '../../../catalogue/sample-offers-in-words.ts';
import { sellsSampleOffers } from '../../../catalogue/sells-sample-offers.ts';
import { Link } from 'react-router-dom';
import type { SampleSection } from '@getaway/contracts/http/house-sections';
import type { Setup, SetupStep } from '@getaway/contracts/http/setup';
import { sectionTitles } from '../../../section-titles/section-titles.ts';
import { usePasswordDialog } from '../../../session/use-password-dialog.tsx';
import { chargeInWords } from '../../../format/charge-in-words.ts';
import styles from './setup.module.css';
import { waits, type SetupFacts, type StepState } from './setup-steps.ts';

// Each is more script than all other steps together, and only one step is unfolded.
const PaymentsStep = lazy(() =>
  import('./payments-step.tsx').then((module) => ({ default: module.PaymentsStep })),
);
const MailStep = lazy(() => import('./mail-step.tsx').then((module) => ({ default: module.MailStep })));
const LegalStep = lazy(() => import('./legal-step.tsx').then((module) => ({ default: module.LegalStep })));

const offerPath = 'policies.money.newsletterOffer';

interface StepBodyProps {
  step: SetupStep;
  state: StepState;
  facts: SetupFacts;
}

/** What a step is for, and where it is done or changed. */
export function StepBody(props: StepBodyProps): ReactNode {
  return (
    <Suspense fallback={<p role="status">Loading…</p>}>
      <Body {...props} />
    </Suspense>
  );
}

function Body({ step, state, facts }: StepBodyProps): ReactNode {
  switch (step) {
    case 'password':
      return <PasswordStep hasFirst={facts.setup.hasFirstPassword} />;
    case 'property':
      return (
        <>
          {facts.setup.fromSample.length > 0 ? (
            <SampleLeft sections={facts.setup.fromSample} />
          ) : (
            <>
              <p>
                {facts.setup.hasOwnHouse
                  ? 'Your site shows your own house. You can change it whenever you like.'
                  : 'Your site still shows the sample house. Fill in your name, address, contact details, photos, and texts, look at the preview, and publish.'}
              </p>
              <Place to="/admin/website">Edit Your Website</Place>
            </>
          )}
          {facts.setup.hasEntryCodes ? <EntryCodes /> : <EntryInstructions />}
        </>
      );
    case 'prices':
      return (
        <>
          <UnchangedPrices setup={facts.setup} />
          <p>
            {sellsSampleOffers(facts.setup)
              ? stillOnSale(facts.setup.sampleOffers)
              : 'Guests can book the services and packages that are active, and no others.'}
          </p>
          {waits(state) && (
            <p>Once everything that’s left is right for your house, mark this step as done.</p>
          )}
          <Place to="/admin/pricing">Set Nightly Prices and Tax</Place>
          <Place to="/admin/services">Choose Your Services</Place>
          <Place to="/admin/packages">Choose Your Packages</Place>
          <Place to="/admin/website?part=money&field=policies.money.cleaningFee">
            Set the Cleaning and Card Fees
          </Place>
          {facts.setup.unchangedOffer !== undefined && (
            <Place to={`/admin/website?part=money&field=${offerPath}`}>Set the Weekday Offer</Place>
          )}
        </>
      );
    case 'payments':
      return <PaymentsStep setup={facts.setup} />;
    case 'mail':
      return <MailStep mail={facts.mail} />;
    case 'calendars':
      return (
        <>
          <p>
            {state === 'unknown' && 'The calendars couldn’t be checked. '}
            {state === 'known' && 'Your site reads at least one calendar. '}
            Add the calendar of every platform you list on to prevent double bookings.
          </p>
          <Place to="/admin/calendar">Connect Calendars</Place>
        </>
      );
    case 'legal':
      return <LegalStep />;
    default:
      return step satisfies never;
  }
}

/** What a house with a name of its own still shows of the sample. */
function SampleLeft({ sections }: { sections: readonly SampleSection[] }): ReactNode {
  return (
    <>
      <p>
        You’ve named your house, but these sections of your website still describe the sample house. Change
        what isn’t true for yours and publish, or mark this step as done to keep them as they are.
      </p>
      <ul className={styles.links} aria-label="Sections from the sample">
        {sections.map((section) => (
          <li key={section}>
            <Link to={`/admin/website?part=${section}`}>{sectionTitles[section]}</Link>
          </li>
        ))}
      </ul>
    </>
  );
}

/** What a host has to do at the door for each booking, with or without a keypad. */
function EntryCodes(): ReactNode {
  return (
    <>
      <p>
        Each booking gets its own six-digit entry code. We email it to you and your guests: set it on your
        lock before they arrive. No keypad? Use a key box that takes six digits, or choose another way in.
      </p>
      <Place to="/admin/website?part=name">Choose How Guests Get In</Place>
    </>
  );
}

/** The same for a house whose bookings have no codes. */
function EntryInstructions(): ReactNode {
  return (
    <>
      <p>
        Your guests get in the way you’ve chosen, without a code of their own. They see what you tell them
        about it in their emails and on the page of their stay.
      </p>
      <Place to="/admin/website?part=name">Change How Guests Get In</Place>
    </>
  );
}

function UnchangedPrices({ setup }: { setup: Setup }): ReactNode {
  const { unchangedPrices: charges, unchangedAmounts: amounts, unchangedOffer: offer } = setup;
  if (charges.length === 0 && offer === undefined) return null;
  return (
    <>
      <p>
        These amounts are the ones that came with the site. Change those that aren’t right for your house:
      </p>
      <ul className={styles.links} aria-label="Amounts that nobody has changed">
        {charges.map((charge) => (
          <li key={charge}>{chargeInWords(charge, amounts[charge])}</li>
        ))}
        {offer !== undefined && (
          <li>Weekday offer, for subscribers of the weekday page: {inDollars(offer)} off</li>
        )}
      </ul>
    </>
  );
}

function PasswordStep({ hasFirst }: { hasFirst: boolean }): ReactNode {
  const { show, dialog } = usePasswordDialog();
  return (
    <>
      <p>
        {hasFirst
          ? 'You’re still using the first password. It was created when the site was set up, so other people may have seen it.'
          : 'The first password no longer works. You can choose another one whenever you like.'}
      </p>
      <Button size="small" onClick={show}>
        Choose a Password
      </Button>
      {dialog}
    </>
  );
}

function Place({ to, children }: { to: string; children: string }): ReactNode {
  return (
    <p className={styles.links}>
      <Link to={to}>{children}</Link>
    </p>
  );
}
