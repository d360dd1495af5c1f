import { use, type ReactNode } from 'react';
import { Button } from 'antd';
import { Link } from 'react-router-dom';
import type { SetupStep } from '@getaway/contracts/http/setup';
import { HostContext } from '../../../host.ts';
import { usePasswordDialog } from '../../../session/use-password-dialog.tsx';
import { PaymentsStep } from './payments-step.tsx';
import { MailStep } from './mail-step.tsx';
import styles from './setup.module.css';
import type { SetupFacts, StepState } from './setup-steps.ts';

interface StepBodyProps {
  step: SetupStep;
  state: StepState;
  facts: SetupFacts;
}

/** What an open step is for, and where it is done. */
export function StepBody({ step, state, facts }: StepBodyProps): ReactNode {
  switch (step) {
    case 'password':
      return <PasswordStep />;
    case 'property':
      return (
        <p>
          Name, address, contact, photos and texts stand in one file. Copy one of those in{' '}
          <code>docs/examples</code>, make it yours, name it in <code>PROPERTY_FILE</code> and start again: a
          fault in it is named before anything starts. The guide is <code>docs/hosts/your-house.md</code>.
        </p>
      );
    case 'prices':
      return (
        <>
          <p>
            The nights still cost what they did on the first day. Look at your tax as well, and switch on the
            services that you offer.
          </p>
          <Place to="/admin/pricing">Open Pricing</Place>
          <Place to="/admin/services">Open Services</Place>
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
            {state === 'unknown' ? 'The calendars could not be asked just now. ' : ''}
            With the calendar of each platform that you rent through, nobody books a night twice.
          </p>
          <Place to="/admin/calendar">Open Calendar</Place>
        </>
      );
    case 'legal':
      return (
        <>
          <p>
            What they promise is promised by you: check-in, cancellation, rules, and what you keep of guests.
          </p>
          <LegalPages />
        </>
      );
    default:
      return step satisfies never;
  }
}

function PasswordStep(): ReactNode {
  const { show, dialog } = usePasswordDialog();
  return (
    <>
      <p>The first one was printed in a terminal and stands in a file.</p>
      <Button size="small" onClick={show}>
        Choose a Password
      </Button>
      {dialog}
    </>
  );
}

/** At the back office's own address there are none. */
function LegalPages(): ReactNode {
  if (use(HostContext) === 'standalone') return null;
  return (
    <p className={styles.links}>
      <a href="/privacy-policy" target="_blank" rel="noreferrer">
        Privacy Policy
      </a>
      <a href="/terms-of-service" target="_blank" rel="noreferrer">
        Terms of Service
      </a>
    </p>
  );
}

function Place({ to, children }: { to: string; children: string }): ReactNode {
  return (
    <p className={styles.links}>
      <Link to={to}>{children}</Link>
    </p>
  );
}
