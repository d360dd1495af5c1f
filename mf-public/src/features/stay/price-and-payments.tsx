import { useState, type ReactNode } from 'react';
import { documentKindNames, entryForGuests } from '@getaway/contracts/http/money-names';
import { mainAmount, moneyLines } from '@getaway/contracts/http/price-lines';
import type { StayView } from '@getaway/contracts/http/stay';
import { Button } from '@getaway/web-kit/button/button.tsx';
import { formatDay } from '@getaway/web-kit/format/dates';
import { formatTotal, isPositive } from '@getaway/web-kit/format/money';
import { cardFeeWords } from '../../card/card-fee-words.ts';
import { partOf } from '../../ui/part-of.tsx';
import { QuoteLines, showLine } from '../../ui/quote-lines.tsx';
import { FileButton } from './file-button.tsx';
import { useOpenStay } from './stay-context.ts';
import styles from './stay.module.css';

const PayByCard = partOf(async () => (await import('./pay-by-card.tsx')).PayByCard, {
  loading: 'Loading the card form…',
  what: 'the card form',
});

/** The target of links to the payment. */
export const priceId = 'price-title';

/** The server's lines, payments, and balance; nothing is computed here. */
export function PriceAndPayments(): ReactNode {
  const { view } = useOpenStay();
  const { money, canPay, quote } = view;
  const [isPaying, setPaying] = useState(false);
  // What expired unpaid is no longer owed.
  const owes = view.ended === null && isPositive(money.balance);
  // Staff may have taken the payment without recording it, so no balance is shown.
  const isArranged = view.ended === null && money.status === 'unpaid' && isPositive(money.total);
  const { label, amount } = mainAmount(view);
  return (
    <section className={styles.price} aria-labelledby={priceId}>
      <h2 id={priceId} tabIndex={-1}>
        Price and payments
      </h2>
      <p className={styles.total}>
        <span>{label}</span>
        <strong>{formatTotal(amount)}</strong>
      </p>
      <QuoteLines quote={quote}>{moneyLines(view).map(showLine)}</QuoteLines>
      {canPay.allowed && isPositive(canPay.cardFee) && (
        <p className={styles.small}>
          Your card is charged {formatTotal(canPay.amount)}: {formatTotal(canPay.balance)} plus{' '}
          {formatTotal(canPay.cardFee)} for {cardFeeWords(quote)}.
        </p>
      )}
      {canPay.allowed && !isPaying && (
        <Button onClick={() => setPaying(true)}>Pay {formatTotal(canPay.amount)} by card</Button>
      )}
      {canPay.allowed && isPaying && <PayByCard onEnd={() => setPaying(false)} />}
      {(owes || isArranged) && !canPay.allowed && canPay.whyNot !== null && (
        <p className={styles.small}>{canPay.whyNot}</p>
      )}
      <Entries entries={view.entries} />
      <Documents documents={view.documents} />
    </section>
  );
}

function Entries({ entries }: Pick<StayView, 'entries'>): ReactNode {
  const shown = entries.filter(({ status }) => status === 'succeeded' || status === 'pending');
  if (shown.length === 0) return null;
  return (
    <div className={styles.list}>
      <h3 id="entries-title">Payments</h3>
      <ul role="list" aria-labelledby="entries-title">
        {shown.map(({ id, kind, method, amount, status, effectiveOn }) => (
          <li key={id}>
            <span>
              {entryForGuests({ kind, method })}, <span className={styles.day}>{formatDay(effectiveOn)}</span>
              {status === 'pending' && ' (on its way)'}
            </span>
            <span>{formatTotal(amount)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Documents({ documents }: Pick<StayView, 'documents'>): ReactNode {
  const { calls } = useOpenStay();
  if (documents.length === 0) return null;
  return (
    <div className={styles.list}>
      <h3 id="documents-title">Documents</h3>
      <ul role="list" aria-labelledby="documents-title">
        {documents.map(({ number, kind, total }) => (
          <li key={number}>
            <FileButton
              look="text"
              read={async () => (await import('./stay-reads.ts')).readDocument(calls, number)}
              name={`${number}.pdf`}
              what="this document"
            >
              {`${documentKindNames[kind]} ${number}`}
            </FileButton>
            <span>{formatTotal(total)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
