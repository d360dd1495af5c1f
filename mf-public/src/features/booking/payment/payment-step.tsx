import { useSyncExternalStore, type ReactNode } from 'react';
import { useCardProvider } from '../../../card/card-provider.ts';
import { property } from '../../../property.ts';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { useBackOnline } from '../../../ui/use-online.ts';
import { isUnanswered, shownQuote, type QuoteState } from '../draft/quote-state.ts';
import { shownTerms } from '../draft/shown-terms.ts';
import type { BookingDraft } from '../draft/booking-draft.ts';
import type { DraftAction } from '../draft/draft-reducer.ts';
import { AlternativeForm } from './alternative-form.tsx';
import { CardForm } from './card-form.tsx';
import { FreeForm } from './free-form.tsx';
import { IntentNote } from './intent-note.tsx';
import { MethodChoice } from './method-choice.tsx';
import { OpeningNote, useSlowOpening } from './opening-note.tsx';
import styles from './payment.module.css';
import { PromoCard } from './promo-card.tsx';
import { PaymentProblem } from './payment-problem.tsx';
import { TermsNote } from './terms-note.tsx';
import { retries } from '../../../writes/retry-idempotent.ts';
import type { PromoCodeState } from './use-promo-code.ts';
import { useHoldRenewal } from './use-hold-renewal.ts';
import type { Outcome } from './use-outcome.ts';
import type { usePaymentIntent } from './use-payment-intent.ts';
import type { Refuse } from './use-refusals.ts';

interface PaymentStepProps {
  draft: BookingDraft;
  promoCode: PromoCodeState;
  payment: ReturnType<typeof usePaymentIntent>;
  price: QuoteState;
  busy: boolean;
  opening: boolean;
  dispatch: (action: DraftAction) => void;
  onBusy: (busy: boolean) => void;
  onRefused: Refuse;
  onOutcome: (outcome: Outcome) => void;
}

export function PaymentStep(props: PaymentStepProps): ReactNode {
  const { draft, promoCode, payment, price, busy, opening, dispatch, onBusy, onRefused, onOutcome } = props;
  const quote = shownQuote(price);
  const provider = useCardProvider();
  const isSlow = useSlowOpening(opening);
  const { onActivity, onAsked } = useHoldRenewal(payment.state, payment.renew);
  useBackOnline(() => {
    if (payment.state.status === 'failed') payment.prepareAgain();
    if (provider.status === 'failed') provider.tryAgain();
  });
  const prepared = payment.state.status === 'ready' ? payment.state.intent : undefined;
  const isFree = prepared?.clientSecret === '';
  /** Dollars that are about to be paid. */
  const total = prepared?.quote.total ?? quote?.total ?? '0';
  /** What both forms of payment need to begin and to end an attempt. */
  const attempt = { dispatch, onBusy, onRefused };
  const byCard = !isFree && draft.paymentMethod === 'card';

  // The stay is booked by now, so neither the hold nor the card form may show.
  if (isSlow) return <OpeningNote />;

  return (
    <div className={styles.step} onPointerDown={onActivity} onKeyDown={onActivity}>
      <StillTrying />
      {isUnanswered(price) ? (
        <PaymentProblem
          text="We couldn’t get the price of your stay. You haven’t been charged."
          action="Try again"
          onAct={price.tryAgain}
        />
      ) : (
        <IntentNote
          intent={payment.state}
          draft={draft}
          quote={quote}
          busy={busy}
          onPrepareAgain={payment.prepareAgain}
          onRenew={onAsked}
          onHoldOver={payment.endHold}
        />
      )}
      <PromoCard draft={draft} promoCode={promoCode} dispatch={dispatch} />
      {/* A draft may be from before the house took cards alone: its guest can still change to one. */}
      {!isFree && (property.paymentHandles.length > 0 || draft.paymentMethod !== 'card') && (
        <MethodChoice
          chosen={draft.paymentMethod}
          paymentHours={quote ? shownTerms(quote).paymentHours : property.policies.money.paymentHours}
          onChoose={(paymentMethod) => dispatch({ type: 'method-chosen', paymentMethod })}
        />
      )}
      {prepared && isFree && draft.dates.status === 'stay' && (
        <FreeForm
          intent={prepared}
          checkOut={draft.dates.checkOut}
          onBusy={onBusy}
          onOutdated={payment.markOutdated}
          onRefused={onRefused}
          onBooked={onOutcome}
        />
      )}
      {!isFree && draft.paymentMethod === 'alternative' && quote && (
        <AlternativeForm
          {...attempt}
          draft={draft}
          quote={quote}
          onReserved={(reserved) => onOutcome({ status: 'reserved', reserved })}
        />
      )}
      {byCard && provider.status === 'failed' && (
        <LoadFailed what="the card form" onTryAgain={provider.tryAgain} />
      )}
      {byCard && provider.status === 'ready' && Number(total) > 0 && (
        <CardForm
          {...attempt}
          stripe={provider.stripe}
          amount={total}
          draft={draft}
          intent={prepared}
          busy={busy}
          onOutdated={payment.markOutdated}
          onPaid={onOutcome}
        />
      )}
      {quote && <TermsNote draft={draft} quote={quote} />}
    </div>
  );
}

/** Says that a call is being made again, from its first failure on. */
function StillTrying(): ReactNode {
  const isTrying = useSyncExternalStore(retries.subscribe, retries.areUnderWay, () => false);
  return (
    <p className={styles.trying} role="status">
      {isTrying && 'Still trying…'}
    </p>
  );
}
