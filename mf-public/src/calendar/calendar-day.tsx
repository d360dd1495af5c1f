import { createContext, use, useEffect, useRef, type ReactElement } from 'react';
import type { DayButtonProps } from 'react-day-picker';
import { formatAmount } from '@getaway/web-kit/format/money';
import { fromPickerDate } from '@getaway/web-kit/picker-dates';
import spoken from '@getaway/web-kit/spoken.module.css';
import type { CalendarDate } from '@getaway/kernel/calendar-date';
import type { NightPrices } from './night-prices.ts';
import styles from './stay-calendar.module.css';

export const NightPricesContext = createContext<NightPrices>(new Map());

/** The rule that keeps guests from choosing a day, in a word or two. */
export const DayMarkContext = createContext<(day: CalendarDate) => string | undefined>(() => undefined);

/**
 * A day with the price of its night, or the rule that refuses it. One that cannot be chosen stays within reach of the keyboard and the pointer, so
 * that it can say why.
 */
export function CalendarDay(props: DayButtonProps): ReactElement {
  const { day, modifiers, children, 'aria-label': name, ...attributes } = props;
  const button = useRef<HTMLButtonElement>(null);
  const date = fromPickerDate(day.date);
  const price = use(NightPricesContext).get(date);
  const { focused, refused, checkoutOnly, ruled } = modifiers;
  const mark = use(DayMarkContext);
  useEffect(() => {
    if (focused) button.current?.focus();
  }, [focused]);

  return (
    <button ref={button} {...attributes} aria-disabled={refused ? true : undefined}>
      <span className={styles.number} aria-hidden="true">
        {children}
      </span>
      <span className={styles.price} aria-hidden="true">
        {checkoutOnly
          ? 'Checkout Only'
          : ruled
            ? unbroken(mark(date))
            : !refused && price
              ? formatAmount(price)
              : ''}
      </span>
      <span className={spoken.spoken}>{name}</span>
    </button>
  );
}

/** 'No check-in' wraps at its space only. */
function unbroken(mark: string | undefined): string {
  return mark?.replaceAll('-', '-\u2060') ?? '';
}
