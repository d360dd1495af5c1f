import { useId, type ReactNode } from 'react';
import styles from './months.module.css';

export interface MonthBar {
  /** YYYY-MM */
  readonly month: string;
  readonly value: number;
  /** The value as people read it. */
  readonly words: string;
}

interface MonthBarsProps {
  title: string;
  bars: readonly MonthBar[];
  /** The month that stands out. */
  current: string;
  /** The height of the whole; the highest bar where absent. */
  most?: number;
}

const shortMonth = new Intl.DateTimeFormat('en-US', { month: 'short', timeZone: 'UTC' });
const longMonth = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** 'YYYY-MM' to 'February 2027'. */
export function formatMonth(month: string): string {
  return longMonth.format(firstOf(month));
}

/** One figure month by month. What it draws, the table beside it says. */
export function MonthBars({ title, bars, current, most }: MonthBarsProps): ReactNode {
  const caption = useId();
  const highest = most ?? Math.max(1, ...bars.map(({ value }) => value));
  const top = bars.reduce((best, bar) => (bar.value > best.value ? bar : best), bars[0] ?? none);
  return (
    <figure className={styles.chart} aria-labelledby={caption}>
      <figcaption className={styles.caption} id={caption}>
        <strong>{title}</strong>
        <span>{top.value > 0 ? `Peak: ${top.words} in ${formatMonth(top.month)}` : 'Nothing yet'}</span>
      </figcaption>
      <svg
        className={styles.plot}
        viewBox={`0 0 ${bars.length} 1`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {bars.map(({ month, value, words }, index) => (
          <rect
            key={month}
            className={month === current ? styles.now : styles.bar}
            x={index + 0.14}
            width={0.72}
            y={1 - heightOf(value, highest)}
            height={heightOf(value, highest)}
          >
            <title>{`${formatMonth(month)}: ${words}`}</title>
          </rect>
        ))}
      </svg>
      <div className={styles.months} aria-hidden="true">
        {bars.map(({ month }) => (
          <span key={month} data-now={month === current}>
            {shortMonth.format(firstOf(month))}
          </span>
        ))}
      </div>
    </figure>
  );
}

const none: MonthBar = { month: '1970-01', value: 0, words: '' };

/** An empty month keeps a thin line. */
function heightOf(value: number, highest: number): number {
  return Math.max(0.012, Math.min(1, value / highest));
}

function firstOf(month: string): Date {
  return new Date(`${month}-01T00:00:00Z`);
}
