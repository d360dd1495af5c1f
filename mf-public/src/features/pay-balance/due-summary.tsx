import type { ReactNode } from 'react';
import { moneyRules } from '@getaway/kernel/money-rules';
import { formatDay, formatInstant, formatNights } from '@getaway/web-kit/format/dates';
import { formatRate, formatTotal, isPositive } from '@getaway/web-kit/format/money';
import { property } from '../../property.ts';
import type { OpenLink } from './link-state.ts';
import styles from './pay-balance.module.css';

/** The server's lines and what is due; nothing is computed here. */
export function DueSummary({ link }: { link: OpenLink }): ReactNode {
  const { booking, due } = link;
  const { quote } = due;
  const until = booking.paymentDueAt;
  return (
    <section className={styles.summary} aria-labelledby="due-title">
      <h2 id="due-title" className={styles.title}>
        Your stay
      </h2>
      <p className={styles.stay}>
        {formatDay(booking.checkInDate)} – {formatDay(booking.checkOutDate)}
        <span className={styles.small}>Reference {booking.bookingReference}</span>
      </p>
      <p className={styles.total}>
        <span>Amount due</span> <strong>{formatTotal(due.amount)}</strong>
      </p>
      <dl className={styles.lines}>
        <Line label={formatNights(quote.nights.length)} amount={quote.nightsTotal} />
        {[...quote.packages, ...quote.addOns].map(({ id, name, price }) => (
          <Line key={id} label={name} amount={price} />
        ))}
        <Line label="Cleaning fee" amount={quote.cleaningFee} />
        {isPositive(quote.discount) && (
          <Line
            label={quote.promo ? `Discount (${quote.promo.code})` : 'Discount'}
            amount={quote.discount}
            minus
          />
        )}
        {isPositive(quote.cardFee) && <Line label="Card fee" amount={quote.cardFee} />}
        <Line label={`Tax ${formatRate(quote.taxRate)}`} amount={quote.tax} />
        <Line label="Total" amount={quote.total} strong />
        {isPositive(due.paid) && (
          <>
            <Line label="Paid so far" amount={due.paid} minus />
            <Line label="Amount due" amount={due.amount} strong />
          </>
        )}
      </dl>
      {isPositive(due.cardFee) && (
        <p className={styles.small}>
          Paying by card adds {moneyRules.cardFeeTenThousandths / 100}%: {formatTotal(due.balance)} plus{' '}
          {formatTotal(due.cardFee)} for the card fee and its tax.
        </p>
      )}
      <p className={styles.small}>
        {booking.isReserved && until !== null
          ? `We’re holding your dates until ${formatInstant(until, property.timeZone)}.`
          : `This link works until ${formatInstant(due.expiresAt, property.timeZone)}.`}
      </p>
    </section>
  );
}

interface LineProps {
  label: string;
  amount: string;
  minus?: boolean;
  strong?: boolean;
}

function Line({ label, amount, minus = false, strong = false }: LineProps): ReactNode {
  return (
    <div className={styles.line} data-strong={strong}>
      <dt>{label}</dt>
      <dd>
        {minus && '−'}
        {formatTotal(amount)}
      </dd>
    </div>
  );
}
