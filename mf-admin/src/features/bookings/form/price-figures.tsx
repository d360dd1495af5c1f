import { useId, type ReactNode } from 'react';
import { Input } from 'antd';
import type { Quote } from '@getaway/contracts/http/quote';
import { addCents, centsFromDollars, decimalFromCents, subtractCents } from '@getaway/kernel/money';
import { formatTotal, isPositive } from '@getaway/web-kit/format/money';
import styles from './booking-form.module.css';
import { ChangePreview } from './change-preview.tsx';
import type { LoadedBooking } from './booking-values.ts';
import type { StayQuote } from '../../../stay-price/use-stay-quote.ts';

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
        {quote?.amendment && booking && (
          <ChangePreview
            accepted={booking.quote}
            changed={quote}
            amendment={quote.amendment}
            isCanceled={booking.status === 'cancelled'}
          />
        )}
        {quote && !booking && <p className={styles.quiet}>{includedInWords(quote)}</p>}
        {quote?.warnings && (
          <p className={styles.warning}>
            Guests couldn’t book this stay: {quote.warnings.join('. ')}. You can save it all the same.
          </p>
        )}
      </div>
      {price.refusal && (
        <p className={styles.refusal} role="alert">
          {price.refusal}
        </p>
      )}
    </div>
  );
}

/** The total beside the button that saves it, wherever the form is scrolled to. */
export function TotalInSight({ booking, price }: PriceFiguresProps): ReactNode {
  const stored = booking?.totalPrice;
  const total = price.quote?.total ?? stored;
  if (total === undefined) return null;
  return (
    <p className={styles.total} aria-busy={price.pending}>
      {stored !== undefined && stored !== total && <s>{formatTotal(stored)}</s>} {formatTotal(total)}
    </p>
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

function figuresOf(quote: Quote) {
  const addOnTotal = (Number(quote.addOnsTotal) + Number(quote.packagesTotal)).toFixed(2);
  const off = (quote.stayDiscounts ?? []).map(({ amount }) => centsFromDollars(amount));
  const nights = subtractCents(centsFromDollars(quote.nightsTotal), addCents(...off));
  return { basePrice: decimalFromCents(nights), addOnTotal, totalPrice: quote.total };
}

function includedInWords({ cleaningFee, tax, stayDiscounts = [], discount, promo }: Quote): string {
  const parts = [`tax ${formatTotal(tax)}`];
  if (isPositive(cleaningFee)) parts.unshift(`cleaning fee ${formatTotal(cleaningFee)}`);
  for (const { label, amount } of stayDiscounts) parts.push(`${label} −${formatTotal(amount)}`);
  if (isPositive(discount)) parts.push(`discount ${promo?.code ?? ''} −${formatTotal(discount)}`);
  return `The total includes ${parts.join(', ')}.`;
}
