import type { ReactNode } from 'react';
import type { Stay } from '@getaway/kernel/stay';
import { formatNights, formatStay } from '@getaway/web-kit/format/dates';
import { formatTotal } from '@getaway/web-kit/format/money';
import type { DateSelection } from '../../../calendar/calendar-selection.ts';
import styles from './flexible-stay.module.css';
import type { FoundStay } from './use-flexible-stays.ts';

interface FlexibleStayProps {
  stay: FoundStay;
  isCheapest: boolean;
  /** What is chosen in the calendar. */
  dates: DateSelection;
  /** The applied code. */
  promoCode: string | undefined;
  onTake: (stay: Stay) => void;
}

/** A stay that was found: a press takes it over into the calendar. */
export function FlexibleStay({ stay, isCheapest, dates, promoCode, onTake }: FlexibleStayProps): ReactNode {
  const { checkInDate: checkIn, checkOutDate: checkOut, nights, total, usesPromoCode } = stay;
  const isChosen = dates.status === 'stay' && dates.checkIn === checkIn && dates.checkOut === checkOut;
  // A narrow line parts the days only between them.
  const [first, last] = formatStay(checkIn, checkOut).split(' – ');
  const notes = [
    formatNights(nights),
    ...(promoCode && !usesPromoCode ? [`without code ${promoCode}`] : []),
    ...(isChosen ? ['your dates'] : []),
  ];
  return (
    <button
      type="button"
      className={styles.stay}
      aria-current={isChosen || undefined}
      onClick={() => onTake({ checkIn, checkOut })}
    >
      <span className={styles.dates}>
        <span>{first} –</span> <span>{last}</span>
      </span>{' '}
      <span className={styles.total}>{formatTotal(total)}</span>{' '}
      <span className={styles.notes}>{notes.join(' · ')}</span>{' '}
      {isCheapest && <span className={styles.badge}>Cheapest</span>}
    </button>
  );
}
