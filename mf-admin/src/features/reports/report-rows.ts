import type { ReactNode } from 'react';

export interface ReportColumn<Row> {
  readonly title: string;
  readonly value: (row: Row) => ReactNode;
  /** Numbers are at the end of their column, digit below digit. */
  readonly isFigure?: boolean;
}

/** The rows of a report, as a table or as cards. */
export interface ReportRows<Row> {
  label: string;
  /** The first column names its row. */
  columns: readonly ReportColumn<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** The sums of all rows, cell by cell. */
  total?: readonly ReactNode[];
}
