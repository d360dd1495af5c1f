import type { ReactNode } from 'react';
import textButton from '../../../ui/text-button.module.css';
import { isUnanswered, shownQuote, type QuoteState } from '../draft/quote-state.ts';

interface PriceFailureProps {
  state: QuoteState;
  className: string | undefined;
}

/** Says that the server gave no price, and offers another try. */
export function PriceFailure({ state, className }: PriceFailureProps): ReactNode {
  if (!isUnanswered(state)) return null;
  return (
    <p className={className} role="alert">
      We couldn’t get the {shownQuote(state) ? 'new price' : 'price'}.{' '}
      <button type="button" className={textButton.textButton} onClick={state.tryAgain}>
        Try again
      </button>
    </p>
  );
}
