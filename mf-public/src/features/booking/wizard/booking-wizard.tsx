import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { ApiDataProvider } from '@getaway/web-kit/swr.tsx';
import { useBackOnline, useOnline } from '../../../ui/use-online.ts';
import { useServedNights } from '../../../calendar/use-served-nights.ts';
import { AddOnsStep } from '../add-ons/add-ons-step.tsx';
import { mayHaveAddOns, useCatalogue } from '../add-ons/use-catalogue.ts';
import { DatesStep } from '../dates/dates-step.tsx';
import { useAvailability } from '../dates/use-availability.ts';
import { DetailsStep } from '../details/details-step.tsx';
import type { BookingDraft, Step } from '../draft/booking-draft.ts';
import { shownQuote, type QuoteState } from '../draft/quote-state.ts';
import { earlyCheckInOffer } from '../draft/stay-hours.ts';
import { intentFailed } from '../draft/messages.ts';
import { intentRequest } from '../payment/intent-request.ts';
import { HoldInBar } from '../payment/hold-in-bar.tsx';
import { PaymentStep } from '../payment/payment-step.tsx';
import { recoverLostHold } from '../payment/prepare-intent.ts';
import { PromoNote } from '../payment/promo-note.tsx';
import { ConfirmEmailDialog } from '../payment/confirm-email-dialog.tsx';
import { ReservedDialog } from '../payment/reserved-dialog.tsx';
import { useOutcome } from '../payment/use-outcome.ts';
import { usePromoCode } from '../payment/use-promo-code.ts';
import { usePaymentIntent, type IntentState } from '../payment/use-payment-intent.ts';
import { useReturnedPayment } from '../payment/use-returned-payment.ts';
import { useRefusals } from '../payment/use-refusals.ts';
import { BookingSummary } from '../summary/booking-summary.tsx';
import { StayTotal } from '../summary/stay-total.tsx';
import { extrasOf } from '../draft/extras-of.ts';
import { useQuote } from '../summary/use-quote.ts';
import { useStayHours } from './use-stay-hours.ts';
import styles from './booking-wizard.module.css';
import { OfflineNote } from './offline-note.tsx';
import { retryFailed } from './retry-failed.ts';
import { StepList } from './step-list.tsx';
import { nextStep, previousStep, steps, missingInput } from './steps.ts';
import { useBookingDraft } from './use-booking-draft.ts';
import { useDraftUpkeep } from './use-draft-upkeep.ts';
import { useStepHistory } from './use-step-history.ts';
import { WizardControls } from './wizard-controls.tsx';
import place from './wizard-place.module.css';

/** The steps, with the data that they read. */
export function BookingWizard(): ReactNode {
  return (
    <ApiDataProvider>
      <Wizard />
    </ApiDataProvider>
  );
}

function Wizard(): ReactNode {
  const servedDay = useServedNights();
  const { draft, dispatch, today, forget } = useBookingDraft(servedDay);
  const { availability, checkAgain, confirmAvailable, markUnavailable } = useAvailability(
    draft.dates,
    recoverLostHold,
  );
  const catalogue = useCatalogue();
  const hasAddOns = mayHaveAddOns(catalogue);
  const { state: quote, replace: replaceQuote } = useQuote(draft);
  const [working, setBusy] = useState(false);
  const hours = useStayHours(draft, catalogue, dispatch);
  const { finish, opening, goHome, confirmation, closeConfirmation } = useOutcome({
    draft,
    opensAt: hours.opensAt,
    dispatch,
    forgetDraft: forget,
  });
  const returning = useReturnedPayment(finish);
  const busy = working || opening || returning;
  const refuse = useRefusals({ draft, dispatch, markUnavailable, shown: shownQuote(quote), replaceQuote });
  const promoCode = usePromoCode(draft, dispatch);
  const paying = draft.step === 4 && quote.status === 'ready' && !draft.reservation && !returning;
  const payment = usePaymentIntent({
    request: paying ? intentRequest(draft, quote.quote) : null,
    holdId: draft.holdId,
    onHeld: (holdId) => dispatch({ type: 'held', holdId }),
    onHoldEnded: () => dispatch({ type: 'hold-ended' }),
    onRefused: (error) => refuse(error, intentFailed),
  });

  const title = useRef<HTMLHeadingElement>(null);
  const goTo = useStepHistory({ draft, dispatch, today, hasAddOns });
  useFocusOnStepChange(draft.step, title);
  useDraftUpkeep({ availability, catalogue, quote, promo: draft.promo }, dispatch);
  const askAgain = () => retryFailed({ availability, quote, catalogue }, checkAgain);
  const price: QuoteState = quote.status === 'failed' ? { ...quote, tryAgain: askAgain } : quote;
  useBackOnline(askAgain);

  const isOnline = useOnline();
  const goOn = async () => {
    if (busy) return;
    setBusy(true);
    askAgain();
    // Others book meanwhile: the calendar may be as old as the visit.
    const mayGoOn = draft.step !== 1 || (await confirmAvailable());
    setBusy(false);
    if (mayGoOn) goTo(nextStep(draft.step, hasAddOns));
  };

  return (
    <div className={styles.wizard}>
      <div className={`${place.surface} ${styles.panel}`} data-step={draft.step}>
        <OfflineNote />
        <StepList current={draft.step} hasAddOns={hasAddOns} onChoose={goTo} disabled={busy} />
        <h2 ref={title} tabIndex={-1} className={styles.title}>
          {steps[draft.step - 1]?.title}
        </h2>
        {draft.step !== 4 && <PromoNote draft={draft} />}
        <fieldset disabled={busy}>
          {draft.step === 1 && (
            <DatesStep
              dates={draft.dates}
              today={today}
              availability={availability}
              onChoose={(dates) => dispatch({ type: 'dates-chosen', dates })}
              onCheckAgain={askAgain}
              search={draft.flexible}
              extras={extrasOf(draft)}
              onSearch={(changes) => dispatch({ type: 'flexible-changed', changes })}
              totalOf={(stay) => <StayTotal draft={draft} stay={stay} />}
            />
          )}
          {draft.step === 2 && (
            <DetailsStep
              details={draft.details}
              opensAt={hours.opensAt}
              earlyCheckIn={catalogue.status === 'ready' ? earlyCheckInOffer(catalogue.catalogue) : undefined}
              onChange={(changes) => dispatch({ type: 'details-changed', changes })}
              onSend={goOn}
            />
          )}
          {draft.step === 3 && (
            <AddOnsStep
              state={catalogue}
              selection={draft}
              hours={hours}
              checkInTime={draft.details.checkInTime}
              dispatch={dispatch}
            />
          )}
          {draft.step === 4 && (
            <PaymentStep
              draft={draft}
              promoCode={promoCode}
              payment={payment}
              price={price}
              busy={busy}
              opening={opening}
              dispatch={dispatch}
              onBusy={setBusy}
              onRefused={refuse}
              onOutcome={finish}
            />
          )}
        </fieldset>
        <WizardControls
          step={draft.step}
          price={price}
          hold={!opening && <HoldInBar intent={payment.state} />}
          missing={missingInput(draft, availability)}
          payable={isOnline && isPayable(draft, payment.state, quote)}
          busy={busy}
          onPrevious={() => goTo(previousStep(draft.step, hasAddOns))}
          onNext={() => void goOn()}
        />
      </div>
      <div className={styles.aside} data-step={draft.step}>
        <BookingSummary draft={draft} state={price} />
      </div>
      {confirmation && <ConfirmEmailDialog confirmation={confirmation} onBack={closeConfirmation} />}
      {draft.reservation && (
        <ReservedDialog
          reservation={draft.reservation}
          onPayByCard={() => dispatch({ type: 'card-chosen-instead' })}
          onHome={() => goHome()}
        />
      )}
    </div>
  );
}

/** Whether the last step can be completed: a card needs its intent, the other way somebody to reach. */
function isPayable(draft: BookingDraft, intent: IntentState, quote: QuoteState): boolean {
  if (quote.status !== 'ready') return false;
  if (draft.paymentMethod === 'card') return intent.status === 'ready';
  const { email, phone } = draft.alternativeContact;
  return intent.status !== 'preparing' && email.trim() !== '' && phone.trim() !== '';
}

/**
 * When the step changes, scrolls to the top and focuses the heading of the new step. On a small screen, the summary is above
 * the payment step, so this scrolls to its heading instead.
 */
function useFocusOnStepChange(step: Step, heading: RefObject<HTMLElement | null>): void {
  const last = useRef(step);
  useEffect(() => {
    if (last.current === step) return;
    last.current = step;
    window.scrollTo({ top: 0, behavior: 'instant' });
    heading.current?.focus({ preventScroll: true });
    const top = heading.current?.getBoundingClientRect().top ?? 0;
    if (top > window.innerHeight / 2)
      heading.current?.scrollIntoView({ block: 'start', behavior: 'instant' });
  }, [step, heading]);
}
