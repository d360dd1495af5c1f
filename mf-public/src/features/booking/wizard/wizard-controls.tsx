import type { ReactNode } from 'react';
import { formatTotal } from '@getaway/web-kit/format/money';
import { Button } from '@getaway/web-kit/button/button.tsx';
import { shownQuote, type QuoteState } from '../draft/quote-state.ts';
import { PriceFailure } from '../summary/price-failure.tsx';
import type { Step } from '../draft/booking-draft.ts';
import { formOf, paymentFormId } from '../draft/step-forms.ts';
import styles from './wizard-controls.module.css';

interface WizardControlsProps {
  step: Step;
  price: QuoteState;
  /** How long the dates are held; shown on the last step. */
  hold: ReactNode;
  /** Why the guest cannot go on yet; '' says it elsewhere. */
  missing: string | undefined;
  /** On the last step: whether the payment is prepared. */
  payable: boolean;
  busy: boolean;
  onPrevious: () => void;
  onNext: () => void;
}

/** Previous and Next below the step; on a small screen a fixed bar that also shows the running total. */
export function WizardControls(props: WizardControlsProps): ReactNode {
  const { step, price, hold, missing, payable, busy, onPrevious, onNext } = props;
  const quote = shownQuote(price);
  return (
    <div className={styles.controls}>
      {missing && (
        <p id="missing" className={styles.missing}>
          {missing}
        </p>
      )}
      {step !== 4 && <PriceFailure state={price} className={styles.unpriced} />}
      <div className={styles.row} data-bottom-bar>
        <p className={styles.total}>
          <span>Total</span> <strong>{quote ? formatTotal(quote.total) : '—'}</strong>
          {step === 4 && hold}
        </p>
        <Button look="quiet" disabled={step === 1 || busy} onClick={onPrevious}>
          Previous
        </Button>
        {step === 4 ? (
          <Button type="submit" form={paymentFormId} disabled={!payable || busy}>
            {busy ? 'Processing…' : 'Complete'}
          </Button>
        ) : (
          <Button
            type={formOf(step) ? 'submit' : 'button'}
            form={formOf(step)}
            disabled={missing !== undefined}
            aria-busy={busy}
            aria-describedby={missing ? 'missing' : undefined}
            {...(formOf(step) ? {} : { onClick: onNext })}
          >
            Next
          </Button>
        )}
      </div>
    </div>
  );
}
