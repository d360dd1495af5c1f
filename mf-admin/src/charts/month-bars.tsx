import { useId, type ReactNode } from 'react';
import { formatMonth, formatShortMonth } from '../format/months.ts';
import styles from './month-bars.module.css';

export interface MonthBar {
  /** YYYY-MM */
  readonly month: string;
  readonly value: number;
  /** The value as people read it. */
  readonly words: string;
  /** What went the other way, drawn below the line. */
  readonly below?: { readonly value: number; readonly words: string };
}

interface MonthBarsProps {
  title: string;
  bars: readonly MonthBar[];
  /** The month that stands out. */
  current: string;
  /** The height of the whole; the highest bar where absent. */
  most?: number;
  /** What the bars above and below the line are, where there are both. */
  legend?: readonly [above: string, below: string];
}

/** One figure month by month. What it draws, the table beside it says. */
export function MonthBars({ title, bars, current, most, legend }: MonthBarsProps): ReactNode {
  const caption = useId();
  const hatch = useId();
  const highest = most ?? Math.max(1, ...bars.map(({ value }) => value));
  const lowest = Math.max(0, ...bars.map(({ below }) => below?.value ?? 0));
  const depth = lowest === 0 ? 0 : Math.max(0.06, lowest / highest);
  const top = bars.reduce((best, bar) => (bar.value > best.value ? bar : best), bars[0] ?? none);
  return (
    <figure className={styles.chart} aria-labelledby={caption}>
      <figcaption className={styles.caption} id={caption}>
        <strong>{title}</strong>
        <span>{top.value > 0 ? `Peak: ${top.words} in ${formatMonth(top.month)}` : 'Nothing yet'}</span>
      </figcaption>
      <svg
        className={styles.plot}
        data-split={depth > 0}
        viewBox={`0 0 ${bars.length} ${1 + depth}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {/* Lines, so that not only the color shows what went back. */}
        <pattern id={hatch} patternUnits="userSpaceOnUse" width="1" height="0.05">
          <rect className={styles.hatchGround} width="1" height="0.05" />
          <rect className={styles.hatchLine} width="1" height="0.025" />
        </pattern>
        {bars.map(({ month, value, words, below }, index) => (
          <g key={month}>
            <title>{[`${formatMonth(month)}: ${words}`, below?.words].filter(Boolean).join(', ')}</title>
            <rect
              className={month === current ? styles.now : styles.bar}
              x={index + 0.14}
              width={0.72}
              y={1 - heightOf(value, highest)}
              height={heightOf(value, highest)}
            />
            {below && below.value > 0 && (
              <rect
                fill={`url(#${hatch})`}
                x={index + 0.14}
                width={0.72}
                y={1}
                height={Math.min(depth, below.value / highest)}
              />
            )}
          </g>
        ))}
        {depth > 0 && <line className={styles.zero} x2={bars.length} y1={1} y2={1} />}
      </svg>
      <div className={styles.months} aria-hidden="true" data-many={bars.length > mostNamed}>
        {bars.map(({ month }, index) => (
          <span key={month} data-now={month === current} data-named={index % stepOf(bars.length) === 0}>
            {formatShortMonth(month)}
          </span>
        ))}
      </div>
      {legend && (
        <p className={styles.legend} aria-hidden="true">
          <span className={styles.legendEntry} data-part="above">
            {legend[0]}
          </span>
          {depth > 0 && (
            <span className={styles.legendEntry} data-part="below">
              {legend[1]}
            </span>
          )}
        </p>
      )}
    </figure>
  );
}

const none: MonthBar = { month: '1970-01', value: 0, words: '' };

/** More names than these touch each other. */
const mostNamed = 13;

function stepOf(months: number): number {
  return Math.ceil(months / mostNamed);
}

/** An empty month keeps a thin line. */
function heightOf(value: number, highest: number): number {
  return Math.max(0.012, Math.min(1, value / highest));
}
