import { useEffect, useRef, type ReactNode } from 'react';
import { listUnavailableDates } from '@getaway/contracts/http/availability';
import type { CalendarDate } from '@getaway/kernel/calendar-date';
import type { Stay } from '@getaway/kernel/stay';
import { formatDay } from '@getaway/web-kit/format/dates';
import { useQuery } from '@getaway/web-kit/swr.tsx';
import { Button } from '@getaway/web-kit/button/button.tsx';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { useSeen } from '../../../ui/use-seen.ts';
import { useBackOnline } from '../../../ui/use-online.ts';
import { checkoutOnlyDay, noDates, type DateSelection } from '../../../calendar/calendar-selection.ts';
import { checkoutOnlyNote } from '../../../calendar/day-words.ts';
import styles from './dates-step.module.css';
import { useNightPrices } from '../../../calendar/night-prices.ts';
import { useCalendarFacts } from '../../../calendar/use-calendar-facts.ts';
import { StayCalendar } from '../../../calendar/stay-calendar.tsx';
import type { FlexibleSearch } from '../draft/booking-draft.ts';
import type { Extras } from '../draft/extras-of.ts';
import { FlexibleButton } from './flexible-button.tsx';
import { FlexiblePlace } from './flexible-place.tsx';
import { includedWords } from './included-words.ts';
import type { Availability } from './use-availability.ts';

interface DatesStepProps {
  dates: DateSelection;
  today: CalendarDate;
  availability: Availability;
  onChoose: (dates: DateSelection) => void;
  onCheckAgain: () => void;
  totalOf: (stay: Stay) => ReactNode;
  search: FlexibleSearch;
  extras: Extras;
  onSearch: (changes: Partial<FlexibleSearch>) => void;
}

export function DatesStep(props: DatesStepProps): ReactNode {
  const { dates, today, availability, onChoose, onCheckAgain, totalOf, search, extras, onSearch } = props;
  const unavailable = useQuery(listUnavailableDates);
  const nightPrices = useNightPrices(today);
  const showTaken = useTakenDates(dates);
  useBackOnline(() => {
    if (unavailable.error) void unavailable.mutate();
    if (nightPrices.failed) nightPrices.tryAgain();
  });
  const askAgain = () => {
    void unavailable.mutate();
    nightPrices.tryAgain();
  };
  const facts = useCalendarFacts(today, unavailable.data, nightPrices.rates);

  if (unavailable.error && !unavailable.data) {
    return <LoadFailed what="the calendar" onTryAgain={askAgain} />;
  }
  if (!unavailable.data)
    return (
      <div className={styles.waiting} data-calendar-coming>
        <Loading>Loading the calendar…</Loading>
      </div>
    );

  const checkoutOnly = checkoutOnlyDay(dates, facts);
  return (
    <div className={styles.step}>
      <StayCalendar
        dates={dates}
        facts={facts}
        prices={nightPrices.prices}
        onChoose={onChoose}
        totalOf={totalOf}
      >
        <Button
          look="quiet"
          size="small"
          disabled={dates.status === 'empty'}
          onClick={() => onChoose(noDates)}
        >
          Clear dates
        </Button>
      </StayCalendar>
      {checkoutOnly && (
        <p className={styles.note}>
          <strong>{formatDay(checkoutOnly)} is Checkout Only.</strong>{' '}
          {checkoutOnlyNote(!facts.rules?.ruled.has(checkoutOnly))}
        </p>
      )}
      <div className={styles.notes}>
        <AvailabilityNote availability={availability} onCheckAgain={onCheckAgain} />
        <FlexibleButton isOpen={search.isOpen} onToggle={() => onSearch({ isOpen: !search.isOpen })} />
        <p className={styles.small}>
          {nightPrices.failed
            ? 'We couldn’t load nightly prices. You’ll see your total once you choose your dates.'
            : `Prices are per night. Your total, shown before you pay, includes ${includedWords()}.`}
        </p>
      </div>
      {search.isOpen && (
        <FlexiblePlace
          search={search}
          dates={dates}
          today={today}
          extras={extras}
          onSearch={onSearch}
          onTake={(stay) => {
            showTaken();
            onChoose({ status: 'stay', ...stay });
            onSearch({ isOpen: false });
          }}
        />
      )}
    </div>
  );
}

/** After dates are taken over from the search, which is below the calendar, shows them and moves the focus to the check-in. */
function useTakenDates(dates: DateSelection): () => void {
  const areTaken = useRef(false);
  useEffect(() => {
    if (!areTaken.current || dates.status !== 'stay') return;
    areTaken.current = false;
    window.scrollTo({ top: 0, behavior: 'instant' });
    document
      .querySelector<HTMLElement>(`[data-day="${dates.checkIn}"] button`)
      ?.focus({ preventScroll: true });
  }, [dates]);
  return () => {
    areTaken.current = true;
  };
}

interface AvailabilityNoteProps {
  availability: Availability;
  onCheckAgain: () => void;
}

function AvailabilityNote({ availability, onCheckAgain }: AvailabilityNoteProps): ReactNode {
  const taken = useSeen<HTMLParagraphElement>(availability.status === 'unavailable');
  return (
    <div className={styles.availability} aria-live="polite">
      {availability.status === 'checking' && <p>Checking your dates…</p>}
      {availability.status === 'available' && (
        <p className={styles.free}>Great news: these dates are available.</p>
      )}
      {availability.status === 'unavailable' && (
        <p ref={taken} className={styles.taken} tabIndex={-1}>
          {availability.message ?? 'Sorry, these dates are not available. Please select different dates.'}
        </p>
      )}
      {availability.status === 'unknown' && availability.failed && (
        <p className={styles.taken}>
          We couldn’t check these dates.{' '}
          <Button look="text" onClick={onCheckAgain}>
            Check again
          </Button>
        </p>
      )}
    </div>
  );
}
