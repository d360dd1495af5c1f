import type { ReactNode } from 'react';
import { usePhone } from '../../ui/use-phone.ts';
import { ReportCards } from './report-cards.tsx';
import type { ReportColumn, ReportRows } from './report-rows.ts';
import styles from './reports.module.css';

/** The rows of a report: a table, or cards on a phone. */
export function ReportTable<Row>(props: ReportRows<Row>): ReactNode {
  return usePhone() ? <ReportCards {...props} /> : <Table {...props} />;
}

/** Scrolls sideways beside its first column where the window is narrow. */
function Table<Row>({ label, columns, rows, keyOf, total }: ReportRows<Row>): ReactNode {
  const [head, ...others] = columns;
  const classOf = ({ isFigure }: ReportColumn<Row>): string | undefined =>
    isFigure === true ? styles.figure : undefined;
  return (
    <section className={styles.box} aria-label={label} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.title} scope="col" className={classOf(column)}>
                {column.title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)}>
              <th scope="row">{head?.value(row)}</th>
              {others.map((column) => (
                <td key={column.title} className={classOf(column)}>
                  {column.value(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        {total && (
          <tfoot>
            <tr>
              {total.map((cell, index) =>
                index === 0 ? (
                  <th key={columns[index]?.title} scope="row">
                    {cell}
                  </th>
                ) : (
                  <td key={columns[index]?.title} className={columns[index] && classOf(columns[index])}>
                    {cell}
                  </td>
                ),
              )}
            </tr>
          </tfoot>
        )}
      </table>
    </section>
  );
}
