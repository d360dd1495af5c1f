import type { ReactNode } from 'react';
import { Skeleton } from 'antd';
import { readBooking } from '@getaway/contracts/http/staff-booking-changes';
import { formatTotal } from '@getaway/web-kit/format/money';
import { useQuery } from '@getaway/web-kit/swr.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { queryState } from '../../../ui/query-state.ts';
import { priceLinesOf } from '../price-lines.ts';
import styles from './booking-details.module.css';
import { Line } from './line.tsx';

/** The lines of a booking's accepted price; their sum is the total. */
export function AcceptedLines({ bookingId }: { bookingId: string }): ReactNode {
  const state = queryState(useQuery(readBooking, { params: { id: bookingId } }));
  switch (state.status) {
    case 'loading':
      return <Skeleton active title={false} paragraph={{ rows: 4 }} />;
    case 'failed':
      return <LoadFailure title="Couldn’t load the price" onRetry={state.retry} />;
    case 'ready': {
      const { quote, totalPrice } = state.data;
      return (
        <dl className={styles.lines} aria-label="Accepted price">
          {priceLinesOf(quote).map(({ key, label, amount }) => (
            <Line key={key} label={label} value={formatTotal(amount)} wraps />
          ))}
          <Line label="Total" value={formatTotal(totalPrice)} strong />
        </dl>
      );
    }
    default:
      return state satisfies never;
  }
}
