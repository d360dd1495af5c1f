import type { ReactNode } from 'react';
import { Button } from '@getaway/web-kit/button/button.tsx';
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
      <Button look="text" onClick={state.tryAgain}>
        Try again
      </Button>
    </p>
  );
}
