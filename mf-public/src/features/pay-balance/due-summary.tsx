import type { ReactNode } from 'react';
import { formatInstant } from '@getaway/kernel/format-instant';
import { formatStay } from '@getaway/web-kit/format/dates';
import { formatTotal, isPositive } from '@getaway/web-kit/format/money';
import { cardFeeWords } from '../../card/card-fee-words.ts';
import { property } from '../../property.ts';
import { QuoteLine, QuoteLines } from '../../ui/quote-lines.tsx';
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
        {formatStay(booking.checkInDate, booking.checkOutDate)}
        <span className={styles.small}>Reference {booking.bookingReference}</span>
      </p>
      <p className={styles.total}>
        <span>Amount due</span> <strong>{formatTotal(due.amount)}</strong>
      </p>
      <QuoteLines quote={quote}>
        {isPositive(due.paid) && (
          <>
            <QuoteLine label="Paid so far" amount={due.paid} />
            <QuoteLine label="Amount due" amount={due.amount} strong />
          </>
        )}
      </QuoteLines>
      {isPositive(due.cardFee) && (
        <p className={styles.small}>
          Your card is charged {formatTotal(due.amount)}: {formatTotal(due.balance)} plus{' '}
          {formatTotal(due.cardFee)} for {cardFeeWords(quote)}.
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
