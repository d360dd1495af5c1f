import type { ReactNode } from 'react';
import useSWR from 'swr';
import { Link } from 'wouter';
import type { Quote } from '@getaway/contracts/http/quote';
import { requestQuote } from '@getaway/contracts/http/request-quote';
import type { Stay } from '@getaway/kernel/stay';
import { callApi } from '@getaway/web-kit/api-client';
import { Button } from '@getaway/web-kit/button/button.tsx';
import button from '@getaway/web-kit/button/button.module.css';
import { formatTotal } from '@getaway/web-kit/format/money';
import styles from './availability-strip.module.css';

interface StayOfferProps {
  stay: Stay;
  onFollow: () => void;
}

/** What a stay costs, as the server says, and the way to book it. */
export function StayOffer({ stay: { checkIn, checkOut }, onFollow }: StayOfferProps): ReactNode {
  const body = { checkInDate: checkIn, checkOutDate: checkOut };
  const { data, error, mutate } = useSWR<Quote, Error>([requestQuote.path, body], () =>
    callApi(requestQuote, { body }),
  );
  return (
    <div className={styles.offer}>
      <p role="status">
        {data && (
          <>
            <strong>{formatTotal(data.total)}</strong> in all
          </>
        )}
        {!data && error && (
          <>
            We couldn’t get the price.{' '}
            <Button look="text" onClick={() => void mutate()}>
              Try again
            </Button>
          </>
        )}
        {!data && !error && 'Calculating…'}
      </p>
      <Link
        to={`/booking?checkIn=${checkIn}&checkOut=${checkOut}`}
        className={button.button}
        data-size="small"
        onClick={onFollow}
      >
        Book these dates
      </Link>
    </div>
  );
}
