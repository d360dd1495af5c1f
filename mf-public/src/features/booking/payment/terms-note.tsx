import { useState, type ReactNode } from 'react';
import type { Quote } from '@getaway/contracts/http/quote';
import type { BookingDraft } from '../draft/booking-draft.ts';
import { cancellationWords } from '../draft/cancellation-words.ts';
import styles from './terms-note.module.css';

interface TermsNoteProps {
  draft: BookingDraft;
  quote: Quote;
}

/** Right before *Complete*: what canceling returns, and what a guest agrees to. Its links leave the booking open. */
export function TermsNote({ draft, quote }: TermsNoteProps): ReactNode {
  const [openedAt] = useState(() => new Date());
  return (
    <div className={styles.terms}>
      <p>{cancellationWords(quote, draft, openedAt)}</p>
      <p>
        When you press Complete, you agree to the{' '}
        <a href="/terms-of-service" target="_blank">
          Terms of Service
        </a>{' '}
        and the{' '}
        <a href="/privacy-policy" target="_blank">
          Privacy Policy
        </a>
        . They open in a new tab.
      </p>
    </div>
  );
}
