import { useId, type ReactNode } from 'react';
import { Input } from 'antd';
import type { Quote, QuoteAmendment, QuoteChange } from '@getaway/contracts/http/quote';
import { calendarDate } from '@getaway/kernel/calendar-date';
import { formatDay } from '@getaway/web-kit/format/dates';
import { formatTotal, isPositive } from '@getaway/web-kit/format/money';
import styles from './booking-form.module.css';
import type { LoadedBooking } from './booking-values.ts';
import type { StayQuote } from './use-stay-quote.ts';

interface PriceFiguresProps {
  booking: LoadedBooking | null;
  price: StayQuote;
}

/** What the server makes of the stay; nobody types a price. */
export function PriceFigures({ booking, price }: PriceFiguresProps): ReactNode {
  const { quote } = price;
  const figures = quote ? figuresOf(quote) : (booking ?? { basePrice: '', addOnTotal: '', totalPrice: '' });
  return (
    <div className={styles.price} aria-busy={price.pending}>
      <div className={styles.figures}>
        <Figure label="Base Price" dollars={figures.basePrice} />
        <Figure label="Add-on Total" dollars={figures.addOnTotal} />
        <Figure label="Total Price" dollars={booking?.totalPrice ?? figures.totalPrice} />
      </div>
      <div role="status">
        {quote?.amendment && <Recalculated total={quote.total} amendment={quote.amendment} />}
        {quote && !booking && <p className={styles.quiet}>{includedInWords(quote)}</p>}
      </div>
      {price.refusal && (
        <p className={styles.refusal} role="alert">
          {price.refusal}
        </p>
      )}
    </div>
  );
}

function Figure({ label, dollars }: { label: string; dollars: string }): ReactNode {
  const id = useId();
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <Input id={id} readOnly value={dollars === '' ? '' : formatTotal(dollars)} placeholder="Choose dates" />
    </div>
  );
}

/** What the change does to the accepted price. Kept lines have their accepted price and are not listed. */
function Recalculated({ total, amendment }: { total: string; amendment: QuoteAmendment }): ReactNode {
  const { difference, balance, changes } = amendment;
  if (Number(difference) === 0) return null;
  return (
    <div className={styles.recalculated}>
      <p>
        <strong>Recalculated Total: {formatTotal(total)}</strong> ({signed(difference)})
        {balance !== null && Number(balance) !== 0 && ` · ${balanceInWords(balance)}`}
      </p>
      <ul aria-label="Price changes">
        {changes.map(({ kind, name, from, to }) => (
          <li key={`${kind} ${name}`}>
            {lineInWords(kind, name)}: {from === null ? 'new, ' : `${formatTotal(from)} → `}
            {to === null ? 'removed' : formatTotal(to)}
          </li>
        ))}
      </ul>
    </div>
  );
}

function signed(dollars: string): string {
  return dollars.startsWith('-') ? `−${formatTotal(dollars.slice(1))}` : `+${formatTotal(dollars)}`;
}

function balanceInWords(balance: string): string {
  return balance.startsWith('-')
    ? `${formatTotal(balance.slice(1))} can be refunded after saving`
    : `${formatTotal(balance)} will be due after saving`;
}

function lineInWords(kind: QuoteChange['kind'], name: string): string {
  switch (kind) {
    case 'night':
      return `Night of ${formatDay(calendarDate(name))}`;
    case 'add-on':
    case 'package':
      return name;
    case 'cleaning-fee':
      return 'Cleaning fee';
    case 'discount':
      return 'Discount';
    case 'card-fee':
      return 'Card fee';
    case 'tax':
      return 'Tax';
    default:
      return kind satisfies never;
  }
}

function figuresOf(quote: Quote) {
  const addOnTotal = (Number(quote.addOnsTotal) + Number(quote.packagesTotal)).toFixed(2);
  return { basePrice: quote.nightsTotal, addOnTotal, totalPrice: quote.total };
}

function includedInWords({ cleaningFee, tax, discount, promo }: Quote): string {
  const parts = [`cleaning fee ${formatTotal(cleaningFee)}`, `tax ${formatTotal(tax)}`];
  if (isPositive(discount)) parts.push(`discount ${promo?.code ?? ''} −${formatTotal(discount)}`);
  return `The total includes ${parts.join(', ')}.`;
}
