import { useRef, type ReactNode } from 'react';
import { flexibleWhens, maxFlexibleNights } from '@getaway/contracts/http/flexible-when';
import { bookableMonths } from '@getaway/kernel/bookable-months';
import type { CalendarDate } from '@getaway/kernel/calendar-date';
import type { CalendarMonth } from '@getaway/kernel/calendar-month';
import type { Stay } from '@getaway/kernel/stay';
import { formatNights } from '@getaway/web-kit/format/dates';
import { Button } from '@getaway/web-kit/button/button.tsx';
import type { DateSelection } from '../../../calendar/calendar-selection.ts';
import { Field } from '../../../ui/field.tsx';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { Options } from '../../../ui/options.tsx';
import { useBackOnline } from '../../../ui/use-online.ts';
import type { FlexibleSearch } from '../draft/booking-draft.ts';
import type { Extras } from '../draft/extras-of.ts';
import styles from './flexible-panel.module.css';
import { FlexibleStay } from './flexible-stay.tsx';
import {
  emptyWords,
  foundWords,
  monthWords,
  totalsWords,
  whenHints,
  whenLabels,
  widerSearches,
} from './flexible-words.ts';
import { useFlexibleStays } from './use-flexible-stays.ts';

export interface FlexiblePanelProps {
  search: FlexibleSearch;
  /** What is chosen in the calendar. */
  dates: DateSelection;
  today: CalendarDate;
  extras: Extras;
  onSearch: (changes: Partial<FlexibleSearch>) => void;
  onTake: (stay: Stay) => void;
}

/** Looks for the cheapest stays of so many nights, and takes one of them over into the calendar. */
export function FlexiblePanel(props: FlexiblePanelProps): ReactNode {
  const { search, dates, today, extras, onSearch, onTake } = props;
  const months = bookableMonths(today);
  // A link or an old draft may name another.
  const month: CalendarMonth | '' = months.find((each) => each === search.month) ?? '';
  const asked = { ...search, month };
  const { stays, status, tryAgain } = useFlexibleStays(asked, extras);
  useBackOnline(() => status === 'failed' && tryAgain());
  const news = useRef<HTMLParagraphElement>(null);
  const widen = (changes: Partial<FlexibleSearch>) => {
    // The button that was pressed may be gone with the answer.
    news.current?.focus({ preventScroll: true });
    onSearch(changes);
  };

  return (
    <div className={styles.panel}>
      <h3 className={styles.title}>Find the cheapest stay</h3>
      <div className={styles.fields}>
        <Field label="Nights" required>
          {(field) => (
            <select
              {...field}
              value={search.nights}
              onChange={(event) => onSearch({ nights: Number(event.target.value) })}
            >
              <Options choices={nightChoices} />
            </select>
          )}
        </Field>
        <Field label="When" required hint={whenHints[search.when]}>
          {(field) => (
            <select
              {...field}
              value={search.when}
              onChange={({ target }) => {
                const when = flexibleWhens.find((each) => each === target.value);
                if (when) onSearch({ when });
              }}
            >
              <Options choices={whenChoices} />
            </select>
          )}
        </Field>
        <div className={styles.month}>
          <Field label="Month" required>
            {(field) => (
              <select {...field} value={month} onChange={(event) => onSearch({ month: event.target.value })}>
                <option value="">Any month</option>
                <Options choices={months.map((each) => ({ value: each, label: monthWords(each) }))} />
              </select>
            )}
          </Field>
        </div>
      </div>
      <p ref={news} className={styles.news} role="status" tabIndex={-1}>
        {status === 'loading' && 'Looking for stays…'}
        {status === 'ready' && (stays.length > 0 ? foundWords(stays) : emptyWords(asked))}
      </p>
      {status === 'failed' && (
        <LoadFailed
          what="these stays"
          onTryAgain={() => {
            news.current?.focus({ preventScroll: true });
            tryAgain();
          }}
        />
      )}
      {status === 'ready' && stays.length === 0 && (
        <div className={styles.wider}>
          {widerSearches(asked).map(({ label, changes }) => (
            <Button key={label} look="quiet" size="small" onClick={() => widen(changes)}>
              {label}
            </Button>
          ))}
        </div>
      )}
      {status !== 'failed' && stays.length > 0 && (
        <>
          <ol role="list" className={styles.stays} inert={status === 'loading'}>
            {stays.map((stay) => (
              <li key={stay.checkInDate}>
                <FlexibleStay
                  stay={stay}
                  isCheapest={stay.total < (stays.at(-1)?.total ?? 0) && stay.total === stays[0]?.total}
                  dates={dates}
                  promoCode={extras.promoCode}
                  onTake={onTake}
                />
              </li>
            ))}
          </ol>
          <p className={styles.small}>{totalsWords(extras)}</p>
        </>
      )}
    </div>
  );
}

const nightChoices = Array.from({ length: maxFlexibleNights }, (_, index) => ({
  value: String(index + 1),
  label: formatNights(index + 1),
}));

const whenChoices = flexibleWhens.map((value) => ({ value, label: whenLabels[value] }));
