import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { listUnavailableDates } from '@getaway/contracts/http/availability';
import type { ChatCalendar } from '@getaway/contracts/http/chat';
import { dateInZone } from '@getaway/kernel/calendar-date';
import { Button } from '@getaway/web-kit/button/button.tsx';
import { useQuery } from '@getaway/web-kit/swr.tsx';
import { useNightPrices } from '../../calendar/night-prices.ts';
import { useCalendarFacts } from '../../calendar/use-calendar-facts.ts';
import { property } from '../../property.ts';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Loading } from '../../ui/loading.tsx';
import styles from './availability-strip.module.css';
import { StripWeeks } from './strip-weeks.tsx';

interface AvailabilityStripProps {
  calendar: ChatCalendar;
  /** Whether it belongs to the newest message. */
  isNewest: boolean;
  onFollow: () => void;
}

/** Two weeks of days below an answer about available dates, with the nights and prices of the booking page's calendar. */
export function AvailabilityStrip(props: AvailabilityStripProps): ReactNode {
  const { calendar, isNewest, onFollow } = props;
  const [today] = useState(() => dateInZone(new Date(), property.timeZone));
  const { data, error, mutate } = useQuery(listUnavailableDates);
  const { prices, rates, failed, tryAgain } = useNightPrices(today);
  const facts = useCalendarFacts(today, data, rates);

  const refresh = useEffectEvent(() => {
    // The answer is of this moment; the nights that the browser knows may be older.
    if (isNewest && data) void mutate();
  });
  useEffect(() => refresh(), []);
  const askAgain = () => {
    void mutate();
    // Also if they have not failed yet: what keeps one from coming keeps the others.
    tryAgain();
  };
  const isLoaded = data !== undefined;

  return (
    // Two weeks of days would be read out at once; what a click changes has a status of its own.
    <section className={styles.strip} aria-label="Dates and prices" aria-live="off">
      {isLoaded && (
        <>
          <StripWeeks calendar={calendar} facts={facts} prices={prices} onFollow={onFollow} />
          {failed && (
            <p className={styles.note} role="alert">
              We couldn’t load nightly prices.{' '}
              <Button look="text" onClick={tryAgain}>
                Try again
              </Button>
            </p>
          )}
        </>
      )}
      {!isLoaded && error && <LoadFailed what="the calendar" onTryAgain={askAgain} />}
      {!isLoaded && !error && <Loading>Loading the calendar…</Loading>}
    </section>
  );
}
