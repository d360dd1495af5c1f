import type { ReactNode } from 'react';
import type { Quote } from '@getaway/contracts/http/quote';
import { formatTotal } from '@getaway/web-kit/format/money';
import { Line } from './line.tsx';
import styles from './line.module.css';
import { priceLinesOf } from './price-lines.ts';

interface PriceLinesProps {
  quote: Quote;
  /** Dollars, as the total says. */
  total: string;
  label: string;
}

/** All lines of a price; their sum is the total. */
export function PriceLines({ quote, total, label }: PriceLinesProps): ReactNode {
  return (
    <dl className={styles.lines} aria-label={label}>
      {priceLinesOf(quote).map(({ key, label: name, amount }) => (
        <Line key={key} label={name} value={formatTotal(amount)} wraps />
      ))}
      <Line label="Total" value={formatTotal(total)} strong />
    </dl>
  );
}
