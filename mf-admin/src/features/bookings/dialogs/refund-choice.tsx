import { useEffect, type ReactNode } from 'react';
import { Alert, Radio, Skeleton } from 'antd';
import type { Answer } from '@getaway/contracts/http/call';
import { readBookingLedger } from '@getaway/contracts/http/ledger';
import { previewRefund, type RefundChoice as Choice } from '@getaway/contracts/http/staff-booking-changes';
import { formatTotal, isPositive } from '@getaway/web-kit/format/money';
import { useQuery } from '@getaway/web-kit/swr.tsx';
import { formatMoment } from '../../../format/dates.ts';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { queryState } from '../../../ui/query-state.ts';
import styles from './dialogs.module.css';
import { mixedPaymentOf, type MixedPayment } from './mixed-payment.ts';

type Preview = Answer<typeof previewRefund>;

/** What becomes of the guest's money; undefined until that is known. */
export type ChosenRefund = Choice | 'none' | undefined;

interface RefundChoiceProps {
  bookingId: string;
  value: ChosenRefund;
  onChange: (choice: ChosenRefund) => void;
  /** Whether the booking is deleted: afterward nothing can be recorded at it. */
  deletes?: boolean;
}

const reasons: Record<Preview['reason'], string> = {
  'in-time': 'Canceled in time: full refund.',
  'too-late': 'Canceled too late for a refund.',
  'day-of-arrival': 'No refund on or after the day of arrival.',
  'nothing-paid': 'Nothing was paid.',
};

/** Lets staff say how much of a payment goes back with a cancellation or deletion. */
export function RefundChoice({ bookingId, value, onChange, deletes = false }: RefundChoiceProps): ReactNode {
  const state = queryState(useQuery(previewRefund, { params: { id: bookingId } }));
  const ledger = queryState(useQuery(readBookingLedger, { params: { id: bookingId } }));
  const suggested = state.status === 'ready' ? suggestionOf(state.data) : undefined;
  useEffect(() => {
    if (value === undefined && suggested) onChange(suggested);
  }, [value, suggested, onChange]);
  if (ledger.status === 'failed')
    return <LoadFailure title="Couldn’t load the payments" onRetry={ledger.retry} />;
  if (ledger.status === 'loading') return <Loading />;
  switch (state.status) {
    case 'loading':
      return <Loading />;
    case 'failed':
      return <LoadFailure title="Couldn’t calculate the refund" onRetry={state.retry} />;
    case 'ready':
      return (
        <Choices
          preview={state.data}
          money={mixedPaymentOf(ledger.data)}
          value={value}
          onChange={onChange}
          deletes={deletes}
        />
      );
    default:
      return state satisfies never;
  }
}

function Loading(): ReactNode {
  return <Skeleton active title={false} paragraph={{ rows: 2 }} />;
}

interface ChoicesProps extends Required<Omit<RefundChoiceProps, 'bookingId'>> {
  preview: Preview;
  money: MixedPayment;
}

function Choices({ preview, money, value, onChange, deletes }: ChoicesProps): ReactNode {
  const { byCard, policy, refundable, paid, refunded, reason, disputed } = preview;
  if (!isPositive(refundable) && disputed) {
    const text =
      'The guest’s bank is deciding a dispute about the card payment. Nothing can be refunded to the card until then.';
    return <Alert type="warning" showIcon title={text} />;
  }
  const isMixed = isPositive(money.otherwise);
  const byStaff = byCard ? money.leftOtherwise : refundable;
  if (!isPositive(refundable) && !isPositive(byStaff)) {
    const all = isPositive(paid)
      ? 'Everything paid has already been returned.'
      : 'Nothing was paid, so there’s nothing to refund.';
    return <p className={styles.hint}>{all}</p>;
  }
  if (!byCard || !isPositive(refundable)) {
    const text = `${formatTotal(byStaff)} wasn’t paid by card, so it isn’t refunded automatically. To refund it, ${byYourself(deletes)}`;
    return <Alert type="warning" showIcon title={text} />;
  }
  const toCard = isMixed ? ' to the card' : '';
  const option = (choice: Choice, title: string, amount: string) => (
    <Radio value={choice}>
      {title}: <strong>{formatTotal(amount)}</strong>
    </Radio>
  );
  return (
    <fieldset className={styles.choice}>
      <legend>Refund</legend>
      <p className={styles.hint}>
        {isMixed
          ? `Paid: ${formatTotal(money.byCard)} by card, ${formatTotal(money.otherwise)} in other ways`
          : `${formatTotal(paid)} was paid by card`}
        {isPositive(refunded) && `, ${formatTotal(refunded)} already returned`}. {reasons[reason]} The
        policy’s deadline is {formatMoment(policy.deadline)}.
        {disputed && ' A disputed card payment can’t be refunded until the guest’s bank has decided.'}
      </p>
      <Radio.Group vertical value={value} onChange={({ target }) => onChange(target.value as ChosenRefund)}>
        {option('policy', `Policy refund${toCard}`, policy.refundable)}
        {policy.refundable !== refundable && option('full', `Full refund${toCard}`, refundable)}
        <Radio value="none">No refund</Radio>
      </Radio.Group>
      {isMixed && <p role="status">{whatGoesBack(preview, money, value, deletes)}</p>}
    </fieldset>
  );
}

/** What a choice returns of a stay that was paid in several ways: the card provider only returns its own part. */
function whatGoesBack(
  { policy, refundable, reason }: Preview,
  { leftOtherwise }: MixedPayment,
  value: ChosenRefund,
  deletes: boolean,
): string {
  if (value === undefined || value === 'none') return 'Nothing goes back to the card.';
  const amount = value === 'full' ? refundable : policy.refundable;
  const card = isPositive(amount)
    ? `${formatTotal(amount)} goes back to the card now.`
    : 'Nothing goes back to the card.';
  const isOwed = isPositive(leftOtherwise) && (value === 'full' || reason === 'in-time');
  if (!isOwed) return card;
  return `${card} You still owe the guest ${formatTotal(leftOtherwise)}: ${byYourself(deletes)}`;
}

/** How staff refund what the card provider can't. */
function byYourself(deletes: boolean): string {
  return deletes
    ? 'return it yourself, and use Record Refund before you delete the booking.'
    : 'return it yourself, then use Record Refund.';
}

function suggestionOf({ byCard, refundable, policy }: Preview): 'policy' | 'none' {
  return byCard && isPositive(refundable) && isPositive(policy.refundable) ? 'policy' : 'none';
}
