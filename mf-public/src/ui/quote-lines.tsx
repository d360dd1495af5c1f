import type { ReactNode } from 'react';
import type { Quote } from '@getaway/contracts/http/quote';
import { formatNights } from '@getaway/web-kit/format/dates';
import { formatRate, formatTotal, isPositive } from '@getaway/web-kit/format/money';
import styles from './quote-lines.module.css';

interface QuoteLinesProps {
  quote: Quote;
  /** Lines below the total. */
  children?: ReactNode;
}

/** The lines of a price up to its total; nothing is computed here. */
export function QuoteLines({ quote, children }: QuoteLinesProps): ReactNode {
  return (
    <dl className={styles.lines}>
      <QuoteLine label={formatNights(quote.nights.length)} amount={quote.nightsTotal} />
      {[...quote.packages, ...quote.addOns].map(({ id, name, price }) => (
        <QuoteLine key={id} label={name} amount={price} />
      ))}
      {isPositive(quote.cleaningFee) && <QuoteLine label="Cleaning fee" amount={quote.cleaningFee} />}
      {isPositive(quote.discount) && (
        <QuoteLine
          label={quote.promo ? `Discount (${quote.promo.code})` : 'Discount'}
          amount={quote.discount}
          minus
        />
      )}
      {isPositive(quote.cardFee) && <QuoteLine label="Card fee" amount={quote.cardFee} />}
      <QuoteLine label={`Tax ${formatRate(quote.taxRate)}`} amount={quote.tax} />
      <QuoteLine label="Total" amount={quote.total} strong />
      {children}
    </dl>
  );
}

interface QuoteLineProps {
  label: string;
  amount: string;
  minus?: boolean;
  strong?: boolean;
}

export function QuoteLine({ label, amount, minus = false, strong = false }: QuoteLineProps): ReactNode {
  return (
    <div className={styles.line} data-strong={strong}>
      <dt>{label}</dt>
      <dd>{formatTotal(minus ? `-${amount}` : amount)}</dd>
    </div>
  );
}
