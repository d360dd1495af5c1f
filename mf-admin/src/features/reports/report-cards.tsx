import type { ReactNode } from 'react';
import type { ReportRows } from './report-rows.ts';
import styles from './reports.module.css';

/** The rows of a report below each other, for a phone; the total is the first. */
export function ReportCards<Row>({ label, columns, rows, keyOf, total }: ReportRows<Row>): ReactNode {
  const titles = columns.map(({ title }) => title);
  return (
    <section aria-label={label}>
      <ul className={styles.cards}>
        {total && <Card titles={titles} cells={total} isTotal />}
        {rows.map((row) => (
          <Card key={keyOf(row)} titles={titles} cells={columns.map(({ value }) => value(row))} />
        ))}
      </ul>
    </section>
  );
}

interface CardProps {
  titles: readonly string[];
  /** The first one names the card. */
  cells: readonly ReactNode[];
  isTotal?: boolean;
}

function Card({ titles, cells: [name, ...cells], isTotal = false }: CardProps): ReactNode {
  return (
    <li className={styles.card} data-total={isTotal}>
      <strong>{name}</strong>
      <dl>
        {cells.map((cell, index) =>
          isEmpty(cell) ? null : (
            <div key={titles[index + 1]}>
              <dt>{titles[index + 1]}</dt>
              <dd>{cell}</dd>
            </div>
          ),
        )}
      </dl>
    </li>
  );
}

function isEmpty(cell: ReactNode): boolean {
  return cell === null || cell === '';
}
