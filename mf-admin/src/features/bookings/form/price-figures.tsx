import { useId, type ReactNode } from 'react';
import { Input } from 'antd';
import type { Quote } from '@getaway/contracts/http/quote';
import { formatTotal, isSomething } from '@getaway/web-kit/format/money';
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
        {quote && booking && <Recalculated booking={booking} total={quote.total} />}
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

/** Cents that differ by one are rounding (spec page 2, section 2). */
const tolerance = 0.01 + 1e-9;

function Recalculated({ booking, total }: { booking: LoadedBooking; total: string }): ReactNode {
  const difference = Number(total) - Number(booking.totalPrice);
  if (Math.abs(difference) <= tolerance) return null;
  const amount = formatTotal(Math.abs(difference).toFixed(2));
  return (
    <p className={styles.recalculated}>
      <strong>Recalculated Total: {formatTotal(total)}</strong>
      {isSomething(booking.paidTotal) &&
        (difference > 0 ? ` · ${amount} more is due then` : ` · ${amount} can be refunded after saving`)}
    </p>
  );
}

function figuresOf(quote: Quote) {
  const addOnTotal = (Number(quote.addOnsTotal) + Number(quote.packagesTotal)).toFixed(2);
  return { basePrice: quote.nightsTotal, addOnTotal, totalPrice: quote.total };
}

function includedInWords({ cleaningFee, tax, discount, promo }: Quote): string {
  const parts = [`cleaning fee ${formatTotal(cleaningFee)}`, `tax ${formatTotal(tax)}`];
  if (isSomething(discount)) parts.push(`discount ${promo?.code ?? ''} −${formatTotal(discount)}`);
  return `The total has in it: ${parts.join(', ')}.`;
}
