import type { ReactNode } from 'react';
import { quoteLines, type PriceLine } from '@getaway/contracts/http/price-lines';
import type { Quote } from '@getaway/contracts/http/quote';
import { formatTotal } from '@getaway/web-kit/format/money';
import styles from './quote-lines.module.css';

interface QuoteLinesProps {
  quote: Quote;
  /** Lines below the total. */
  children?: ReactNode;
}

/** The lines of a price, up to and including its total. */
export function QuoteLines({ quote, children }: QuoteLinesProps): ReactNode {
  return (
    <dl className={styles.lines}>
      {quoteLines(quote).map(showLine)}
      {children}
    </dl>
  );
}

/** Renders one price line. */
export function showLine({ id, label, amount, isStrong = false }: PriceLine): ReactNode {
  return <QuoteLine key={id} label={label} amount={amount} strong={isStrong} />;
}

interface QuoteLineProps {
  label: string;
  amount: string;
  strong?: boolean;
}

export function QuoteLine({ label, amount, strong = false }: QuoteLineProps): ReactNode {
  return (
    <div className={styles.line} data-strong={strong}>
      <dt>{label}</dt>
      <dd>{formatTotal(amount)}</dd>
    </div>
  );
}
