import type { ReactNode } from 'react';
import type { Quote, QuoteAmendment } from '@getaway/contracts/http/quote';
import { formatTotal } from '@getaway/web-kit/format/money';
import { comparePriceLines, type ComparedLine } from '../../../stay-price/price-lines.ts';
import styles from './change-preview.module.css';
import { moneyEffects } from './money-effects.ts';

interface ChangePreviewProps {
  accepted: Quote;
  changed: Quote;
  amendment: QuoteAmendment;
  /** A canceled stay has no balance. */
  isCanceled: boolean;
}

/** The accepted and the new lines of a price side by side, the difference, and what happens to the money. */
export function ChangePreview({ accepted, changed, amendment, isCanceled }: ChangePreviewProps): ReactNode {
  const { currentTotal, difference } = amendment;
  if (Number(difference) === 0 && amendment.changes.length === 0) return null;
  const effects = moneyEffects(amendment, isCanceled);
  return (
    <div className={styles.preview}>
      {Number(difference) !== 0 && (
        <p className={styles.total}>
          <strong>Recalculated Total: {formatTotal(changed.total)}</strong> ({signed(difference)})
        </p>
      )}
      <table className={styles.lines}>
        <caption>What changes</caption>
        <thead>
          <tr>
            <th scope="col">Line</th>
            <th scope="col">Accepted</th>
            <th scope="col">New</th>
          </tr>
        </thead>
        <tbody>
          {comparePriceLines(accepted, changed).map((line) => (
            <Row key={line.key} line={line} />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Total</th>
            <td>{formatTotal(currentTotal)}</td>
            <td>{formatTotal(changed.total)}</td>
          </tr>
          <tr>
            <th scope="row">Difference</th>
            <td />
            <td>{signed(difference)}</td>
          </tr>
        </tfoot>
      </table>
      {effects.length > 0 && (
        <ul className={styles.effects} aria-label="What happens to the money">
          {effects.map((effect) => (
            <li key={effect}>{effect}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Row({ line: { label, accepted, changed } }: { line: ComparedLine }): ReactNode {
  const isChanged = accepted !== changed;
  return (
    <tr data-changed={isChanged}>
      <th scope="row">{label}</th>
      <td>{accepted === null ? 'new' : formatTotal(accepted)}</td>
      <td>{changed === null ? 'removed' : formatTotal(changed)}</td>
    </tr>
  );
}

function signed(dollars: string): string {
  return dollars.startsWith('-') ? formatTotal(dollars) : `+${formatTotal(dollars)}`;
}
