import { useState, type ReactNode } from 'react';
import type { Quote } from '@getaway/contracts/http/quote';
import type { BookingDraft } from '../draft/booking-draft.ts';
import { cancellationWords } from '../draft/cancellation-words.ts';
import styles from './terms-note.module.css';

interface TermsNoteProps {
  draft: BookingDraft;
  quote: Quote;
}

/** Right before *Complete*: what canceling returns, if there is something to return, and what a guest agrees to. Its links leave the booking open. */
export function TermsNote({ draft, quote }: TermsNoteProps): ReactNode {
  const [openedAt] = useState(() => new Date());
  return (
    <div className={styles.terms}>
      {Number(quote.total) > 0 && (
        <p>
          {draft.paymentMethod === 'alternative' && 'Once you’ve paid: '}
          {cancellationWords(quote, draft, openedAt)}
        </p>
      )}
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
