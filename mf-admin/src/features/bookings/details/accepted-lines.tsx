import type { ReactNode } from 'react';
import { Skeleton } from 'antd';
import { readBooking } from '@getaway/contracts/http/staff-booking-changes';
import { useQuery } from '@getaway/web-kit/swr.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { queryState } from '../../../ui/query-state.ts';
import { PriceLines } from '../../../stay-price/price-lines-list.tsx';

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
      return <PriceLines quote={quote} total={totalPrice} label="Accepted price" />;
    }
    default:
      return state satisfies never;
  }
}
