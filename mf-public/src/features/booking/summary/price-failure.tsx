import type { ReactNode } from 'react';
import { Button } from '@getaway/web-kit/button/button.tsx';
import { isUnanswered, shownQuote, type QuoteState } from '../draft/quote-state.ts';

interface PriceFailureProps {
  state: QuoteState;
  className: string | undefined;
}

/** Says why there is no price: the rule that the stay breaks, or that the server gave none, with another try. */
export function PriceFailure({ state, className }: PriceFailureProps): ReactNode {
  if (!isUnanswered(state)) return null;
  return (
    <p className={className} role="alert">
      {state.rule ?? (
        <>
          We couldn’t get the {shownQuote(state) ? 'new price' : 'price'}.{' '}
          <Button look="text" onClick={state.tryAgain}>
            Try again
          </Button>
        </>
      )}
    </p>
  );
}
