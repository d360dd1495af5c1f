import { useState, type ReactNode } from 'react';
import type { Quote } from '@getaway/contracts/http/quote';
import { hasTax } from '@getaway/kernel/has-tax';
import { formatTimeOfDay } from '@getaway/kernel/time-of-day';
import { formatDay, formatNights } from '@getaway/web-kit/format/dates';
import { formatAmount, formatRate, formatTotal, isPositive } from '@getaway/web-kit/format/money';
import type { BookingDraft } from '../draft/booking-draft.ts';
import { cancellationWords } from '../draft/cancellation-words.ts';
import { shownQuote, type QuoteState } from '../draft/quote-state.ts';
import styles from './booking-summary.module.css';
import { CardFeeNote } from './card-fee-note.tsx';
import { PriceFailure } from './price-failure.tsx';

interface BookingSummaryProps {
  draft: BookingDraft;
  state: QuoteState;
}

/** The stay and the server's price lines; nothing is computed here. */
export function BookingSummary({ draft, state }: BookingSummaryProps): ReactNode {
  const quote = shownQuote(state);
  const [openedAt] = useState(() => new Date());
  return (
    <section
      className={styles.summary}
      aria-labelledby="summary-title"
      aria-busy={state.status === 'loading'}
    >
      <h2 id="summary-title" className={styles.title}>
        Booking summary
      </h2>
      {draft.dates.status === 'stay' && <StayLine draft={draft} dates={draft.dates} />}
      {state.status === 'none' && (
        <p className={styles.hint}>Choose your dates to see the price of your stay.</p>
      )}
      {quote && <PriceLines quote={quote} terms={cancellationWords(quote, draft, openedAt)} />}
      {state.status === 'loading' && !quote && <p className={styles.hint}>Calculating…</p>}
      <PriceFailure state={state} className={styles.failed} />
    </section>
  );
}

interface StayLineProps {
  draft: BookingDraft;
  dates: Extract<BookingDraft['dates'], { status: 'stay' }>;
}

function StayLine({ draft, dates }: StayLineProps): ReactNode {
  const { checkInTime, checkOutTime, numberOfGuests } = draft.details;
  return (
    <dl className={styles.stay}>
      <div>
        <dt>Check-in</dt>
        <dd>{formatDay(dates.checkIn)}</dd>
        <dd className={styles.small}>{formatTimeOfDay(checkInTime)}</dd>
      </div>
      <div>
        <dt>Check-out</dt>
        <dd>{formatDay(dates.checkOut)}</dd>
        <dd className={styles.small}>{formatTimeOfDay(checkOutTime)}</dd>
      </div>
      <div>
        <dt>Guests</dt>
        <dd>{numberOfGuests}</dd>
      </div>
    </dl>
  );
}

function PriceLines({ quote, terms }: { quote: Quote; terms: string }): ReactNode {
  const { nights, nightsTotal, addOns, packages, cleaningFee, discount, promo, taxRate, tax, total } = quote;
  const hasFees = isPositive(cleaningFee) || isPositive(quote.cardFee);
  const included = [...(hasFees ? ['fees'] : []), ...(hasTax(quote) ? ['tax'] : [])].join(' and ');
  return (
    <div className={styles.lines}>
      <p className={styles.total}>
        <span>Total</span> <strong>{formatTotal(total)}</strong>{' '}
        <span className={styles.small}>
          for {formatNights(nights.length)}
          {included && `, including ${included}`}
        </span>
      </p>
      <dl>
        <Line label={formatNights(nights.length)} amount={formatAmount(nightsTotal)} />
      </dl>
      {/* A long stay scrolls here, also by keyboard. */}
      <ul role="list" className={styles.nights} aria-label="Price of each night" tabIndex={0}>
        {nights.map(({ date, rate, surcharge, label }) => (
          <li key={date} className={styles.line}>
            <span>
              {isPositive(surcharge) ? `${formatDay(date)}, ${occasionOf(label)}` : formatDay(date)}
            </span>
            <span>
              {formatAmount(rate)}
              {isPositive(surcharge) && ` + ${formatAmount(surcharge)}`}
            </span>
          </li>
        ))}
      </ul>
      <dl className={styles.rest}>
        {quote.stayDiscounts?.map(({ label, amount }) => (
          <Line key={label} label={label} amount={`−${formatAmount(amount)}`} look="discount" />
        ))}
        {[...packages, ...addOns].map(({ id, name, price }) => (
          <Line key={id} label={name} amount={formatAmount(price)} />
        ))}
        {isPositive(cleaningFee) && <Line label="Cleaning fee" amount={formatAmount(cleaningFee)} />}
        {isPositive(discount) && (
          <Line
            label={promo ? `Discount (${promo.code})` : 'Discount'}
            amount={`−${formatAmount(discount)}`}
            look="discount"
          />
        )}
        {hasTax(quote) && <Line label={`Tax ${formatRate(taxRate)}`} amount={formatAmount(tax)} />}
      </dl>
      <CardFeeNote quote={quote} className={styles.cardFee} />
      <p className={styles.small}>{terms}</p>
    </div>
  );
}

interface LineProps {
  label: string;
  amount: string;
  look?: 'discount';
}

function Line({ label, amount, look }: LineProps): ReactNode {
  return (
    <div className={styles.line} data-look={look}>
      <dt>{label}</dt>
      <dd>{amount}</dd>
    </div>
  );
}

/** 'Saturday, Valentine’s' to 'Valentine’s': the day beside it has its weekday. */
function occasionOf(label: string): string {
  return label.slice(label.indexOf(', ') + 1).trim();
}
