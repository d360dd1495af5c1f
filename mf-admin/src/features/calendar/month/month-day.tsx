import { use, useEffect, useRef, type ReactElement } from 'react';
import type { DayButtonProps } from 'react-day-picker';
import { fromPickerDate } from '@getaway/web-kit/picker-dates';
import { isNightInConflict } from './day-events.ts';
import { MonthEventsContext } from './month-events.ts';
import { StayBar } from './stay-bar.tsx';
import spoken from '@getaway/web-kit/spoken.module.css';
import styles from './month-day.module.css';

/** A day of the grid with what is on it. Its name says all of it, so that what is drawn is not read out. */
export function MonthDay(props: DayButtonProps): ReactElement {
  const { day: shown, modifiers, children, 'aria-label': name, ...attributes } = props;
  const button = useRef<HTMLButtonElement>(null);
  const day = fromPickerDate(shown.date);
  const month = use(MonthEventsContext);
  const hidden = month.hiddenOn(day);
  const { focused } = modifiers;
  useEffect(() => {
    if (focused) button.current?.focus();
  }, [focused]);

  return (
    <button ref={button} {...attributes}>
      <span className={spoken.spoken}>{name}</span>
      <span className={styles.number} aria-hidden="true">
        {children}
        {isNightInConflict(month.on(day), day) && <span className={styles.conflict}>!</span>}
      </span>
      <span aria-hidden="true">
        {month.piecesFrom(day).map((piece) => (
          <StayBar key={piece.ids[0]} piece={piece} />
        ))}
        {hidden > 0 && <span className={styles.more}>+{hidden} more</span>}
      </span>
    </button>
  );
}
