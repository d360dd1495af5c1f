import { useEffect, type ReactNode } from 'react';
import { Alert, Radio, Skeleton } from 'antd';
import type { Answer } from '@getaway/contracts/http/call';
import { previewRefund, type RefundChoice as Choice } from '@getaway/contracts/http/staff-booking-changes';
import { formatTotal, isPositive } from '@getaway/web-kit/format/money';
import { useQuery } from '@getaway/web-kit/swr.tsx';
import { formatMoment } from '../../../format/dates.ts';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { queryState } from '../../../ui/query-state.ts';
import styles from './dialogs.module.css';

type Preview = Answer<typeof previewRefund>;

/** What becomes of the guest's money; undefined until that is known. */
export type ChosenRefund = Choice | 'none' | undefined;

interface RefundChoiceProps {
  bookingId: string;
  value: ChosenRefund;
  onChange: (choice: ChosenRefund) => void;
}

const reasons: Record<Preview['reason'], string> = {
  'in-time': 'Canceled in time: full refund.',
  'too-late': 'Canceled too late for a refund.',
  'day-of-arrival': 'No refund on or after the day of arrival.',
  'nothing-paid': 'Nothing was paid.',
};

/** Lets staff say how much of a payment goes back with a cancellation or deletion. */
export function RefundChoice({ bookingId, value, onChange }: RefundChoiceProps): ReactNode {
  const state = queryState(useQuery(previewRefund, { params: { id: bookingId } }));
  const suggested = state.status === 'ready' ? suggestionOf(state.data) : undefined;
  useEffect(() => {
    if (value === undefined && suggested) onChange(suggested);
  }, [value, suggested, onChange]);
  switch (state.status) {
    case 'loading':
      return <Skeleton active title={false} paragraph={{ rows: 2 }} />;
    case 'failed':
      return <LoadFailure title="Couldn’t calculate the refund" onRetry={state.retry} />;
    case 'ready':
      return <Choices preview={state.data} value={value} onChange={onChange} />;
    default:
      return state satisfies never;
  }
}

function Choices({ preview, value, onChange }: { preview: Preview } & Omit<RefundChoiceProps, 'bookingId'>) {
  const { byCard, policy, refundable, paid, refunded, reason, disputed } = preview;
  if (!isPositive(refundable) && disputed) {
    const text =
      'The guest’s bank is deciding a dispute about the card payment. Nothing can be refunded to the card until then.';
    return <Alert type="warning" showIcon title={text} />;
  }
  if (!isPositive(refundable)) {
    const all = isPositive(paid)
      ? 'Everything paid has already been returned.'
      : 'Nothing was paid, so there’s nothing to refund.';
    return <p className={styles.hint}>{all}</p>;
  }
  if (!byCard) {
    const text = `${formatTotal(refundable)} wasn’t paid by card. Please refund it the way it was paid; nothing is refunded automatically.`;
    return <Alert type="warning" showIcon title={text} />;
  }
  const option = (choice: Choice, title: string, amount: string) => (
    <Radio value={choice}>
      {title}: <strong>{formatTotal(amount)}</strong>
    </Radio>
  );
  return (
    <fieldset className={styles.choice}>
      <legend>Refund</legend>
      <p className={styles.hint}>
        {formatTotal(paid)} was paid by card
        {isPositive(refunded) && `, ${formatTotal(refunded)} already returned`}. {reasons[reason]} The
        policy’s deadline is {formatMoment(policy.deadline)}.
        {disputed && ' A disputed card payment can’t be refunded until the guest’s bank has decided.'}
      </p>
      <Radio.Group vertical value={value} onChange={({ target }) => onChange(target.value as ChosenRefund)}>
        {option('policy', 'Policy refund', policy.refundable)}
        {policy.refundable !== refundable && option('full', 'Full refund', refundable)}
        <Radio value="none">No refund</Radio>
      </Radio.Group>
    </fieldset>
  );
}

function suggestionOf({ byCard, refundable, policy }: Preview): 'policy' | 'none' {
  return byCard && isPositive(refundable) && isPositive(policy.refundable) ? 'policy' : 'none';
}
