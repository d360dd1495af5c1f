import type { ReactNode } from 'react';
import type { Quote } from '@getaway/contracts/http/quote';
import type { StayAmendmentPreview } from '@getaway/contracts/http/stay';
import { Button } from '@getaway/web-kit/button/button.tsx';
import { formatInstant } from '@getaway/kernel/format-instant';
import { refundDays } from '@getaway/kernel/money-rules';
import { formatTotal, isPositive } from '@getaway/web-kit/format/money';
import { cardFeeWords } from '../../card/card-fee-words.ts';
import { property } from '../../property.ts';
import { Loading } from '../../ui/loading.tsx';
import { useSeen } from '../../ui/use-seen.ts';
import { differenceWords, includedWords } from './amendment-words.ts';
import styles from './panel.module.css';
import type { AmendmentState } from './use-amendment.ts';

interface AmendmentOfferProps {
  state: AmendmentState;
  /** The price of the stay before the change. */
  booked: Quote;
  /** On the button that saves the change. */
  action: string;
  onSave: () => void;
}

/** What a change costs before it is made; the new figures where they changed in the meantime. */
export function AmendmentOffer({ state, booked, action, onSave }: AmendmentOfferProps): ReactNode {
  switch (state.status) {
    case 'idle':
      return null;
    case 'pricing':
      return <Loading>Calculating…</Loading>;
    case 'failed':
      return (
        <p className={styles.error} role="alert">
          {state.message}
        </p>
      );
    case 'shown':
      return (
        <div className={styles.offer}>
          <Figures preview={state.preview} booked={booked} isChanged={state.isChanged} />
          <Button disabled={state.isSaving} aria-busy={state.isSaving} onClick={onSave}>
            {state.isSaving ? 'Saving…' : action}
          </Button>
        </div>
      );
    default:
      return state satisfies never;
  }
}

interface FiguresProps {
  preview: StayAmendmentPreview;
  booked: Quote;
  isChanged: boolean;
}

function Figures({ preview, booked, isChanged }: FiguresProps): ReactNode {
  const { quote, amendment, refund, due, dueByCard = due, refundableUntil } = preview;
  const unpaid = amendment.currentBalance;
  const included = includedWords(amendment.difference, booked, quote);
  const changed = useSeen<HTMLParagraphElement>(isChanged ? preview : undefined);
  return (
    <>
      {isChanged && (
        <p ref={changed} className={styles.changed} role="alert" tabIndex={-1}>
          These figures have changed since you looked. Nothing was saved. Please check the new ones.
        </p>
      )}
      <dl className={styles.figures}>
        <div className={styles.figureLine}>
          <dt>Now</dt>
          <dd>{formatTotal(amendment.currentTotal)}</dd>
        </div>
        <div className={styles.figureLine}>
          <dt>After the change</dt>
          <dd>{formatTotal(quote.total)}</dd>
        </div>
        <div className={styles.figureLine} data-strong="true">
          <dt>{differenceWords(amendment.difference).label}</dt>
          <dd>{differenceWords(amendment.difference).amount}</dd>
        </div>
      </dl>
      {included !== '' && <p className={styles.small}>{included}</p>}
      {isPositive(refund) && (
        <p>
          {unpaid !== null && isPositive(unpaid) && `You hadn’t paid ${formatTotal(unpaid)} of it yet. `}
          We’ll refund {formatTotal(refund)} to your card. Banks can take {refundDays}.
        </p>
      )}
      {isPositive(due) && (
        <p>
          {formatTotal(due)} is left to pay after the change
          {dueByCard === due
            ? '. You can pay it by card here.'
            : `, or ${formatTotal(dueByCard)} by card with ${cardFeeWords(quote)}.`}
        </p>
      )}
      <p className={styles.small}>
        {refundableUntil === null
          ? 'If you cancel after this change, you won’t get a refund.'
          : `You can cancel with a full refund until ${formatInstant(refundableUntil, property.timeZone)}.`}
      </p>
    </>
  );
}
