import { useRef, useState, type ReactNode } from 'react';
import { AddOnsStep } from '../add-ons/add-ons-step.tsx';
import { useCatalogue } from '../add-ons/use-catalogue.ts';
import { DatesStep } from '../dates/dates-step.tsx';
import { useAvailability } from '../dates/use-availability.ts';
import { DetailsStep } from '../details/details-step.tsx';
import { intentRequest } from '../payment/intent-request.ts';
import { PaymentStep } from '../payment/payment-step.tsx';
import { useOutcome } from '../payment/use-outcome.ts';
import { usePaymentIntent } from '../payment/use-payment-intent.ts';
import { useRefusals } from '../payment/use-refusals.ts';
import { BookingSummary } from '../quote/booking-summary.tsx';
import { shownQuote, useQuote } from '../quote/use-quote.ts';
import type { Step } from './booking-draft.ts';
import styles from './booking-wizard.module.css';
import { StepList } from './step-list.tsx';
import { nextStep, previousStep, steps, whatIsMissing } from './steps.ts';
import { useBookingDraft } from './use-booking-draft.ts';
import { useDraftUpkeep } from './use-draft-upkeep.ts';
import { useStepArrival } from './use-step-arrival.ts';
import { WizardControls } from './wizard-controls.tsx';

export function BookingWizard(): ReactNode {
  const { draft, dispatch, today } = useBookingDraft();
  const { availability, checkAgain, markUnavailable } = useAvailability(draft.dates);
  const catalogue = useCatalogue();
  const { state: quote, replace: replaceQuote } = useQuote(draft);
  const [busy, setBusy] = useState(false);
  const finish = useOutcome();
  const refuse = useRefusals({ dispatch, markUnavailable, replaceQuote });
  const paying = draft.step === 4 && quote.status === 'ready';
  const payment = usePaymentIntent({
    request: paying ? intentRequest(draft, quote.quote) : null,
    holdId: draft.holdId,
    onHeld: (holdId) => dispatch({ type: 'held', holdId }),
    onHoldEnded: () => dispatch({ type: 'hold-ended' }),
    onRefused: refuse,
  });

  const title = useRef<HTMLHeadingElement>(null);
  const goTo = (step: Step) => dispatch({ type: 'step-chosen', step });
  useStepArrival(draft.step, title);
  useDraftUpkeep({ availability, catalogue, quote }, dispatch);

  return (
    <div className={styles.wizard}>
      <div className={styles.panel}>
        <StepList current={draft.step} onChoose={goTo} disabled={busy} />
        <h2 ref={title} tabIndex={-1} className={styles.title}>
          {steps[draft.step - 1]?.title}
        </h2>
        <fieldset disabled={busy}>
          {draft.step === 1 && (
            <DatesStep
              dates={draft.dates}
              today={today}
              availability={availability}
              onChoose={(dates) => dispatch({ type: 'dates-chosen', dates })}
              onCheckAgain={checkAgain}
            />
          )}
          {draft.step === 2 && (
            <DetailsStep
              details={draft.details}
              onChange={(changes) => dispatch({ type: 'details-changed', changes })}
            />
          )}
          {draft.step === 3 && <AddOnsStep state={catalogue} selection={draft} dispatch={dispatch} />}
          {draft.step === 4 && (
            <PaymentStep
              draft={draft}
              intent={payment.state}
              busy={busy}
              dispatch={dispatch}
              onBusy={setBusy}
              onPrepareAgain={payment.prepareAgain}
              onHoldOver={payment.endHold}
              onPaid={finish}
            />
          )}
        </fieldset>
        <WizardControls
          step={draft.step}
          quote={shownQuote(quote)}
          missing={whatIsMissing(draft, availability)}
          payable={payment.state.status === 'ready'}
          busy={busy}
          onPrevious={() => goTo(previousStep(draft.step))}
          onNext={() => goTo(nextStep(draft.step))}
        />
      </div>
      <div className={styles.aside} data-step={draft.step}>
        <BookingSummary draft={draft} state={quote} />
      </div>
    </div>
  );
}
