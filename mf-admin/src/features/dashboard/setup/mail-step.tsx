import type { ReactNode } from 'react';
import { BookingSequence } from './booking-sequence.tsx';
import { EmailStep } from './email-step.tsx';
import type { SetupFacts } from './setup-steps.ts';

/** The emails around a stay, and the server that sends all of them. */
export function MailStep({ mail }: Pick<SetupFacts, 'mail'>): ReactNode {
  return (
    <>
      <BookingSequence />
      <EmailStep mail={mail} />
    </>
  );
}
