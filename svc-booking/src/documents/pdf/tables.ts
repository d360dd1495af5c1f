import type { ContentTable, TableRow } from './content-tables.ts';
import { lineHeight, type Sheet, type Style } from './sheet.ts';
import { hairline, styles } from './styles.ts';

const amountWidth = 110;
const padding = 5.5;
/** Where text ends on each page, above the footer. */
const footerHeight = 84;
const topOfNextPage = 66;

interface Start {
  /** Where the first table begins. */
  readonly top: number;
  /** What the pages after the first one are headed with. */
  readonly title: string;
}

/** Writes the tables below each other. A row never breaks, and the sums stay on one page with the last line. */
export function writeTables(sheet: Sheet, tables: readonly ContentTable[], { top, title }: Start): void {
  let y = top;
  const bottom = sheet.height - footerHeight;
  const nextPage = (): void => {
    sheet.doc.addPage();
    const { left, width } = sheet;
    sheet.repeat(`${title}, continued`, styles.soft, { x: left, width, baseline: topOfNextPage });
    y = topOfNextPage + 26;
  };

  for (const table of tables) {
    const heights = table.rows.map((row) => heightOf(sheet, row));
    const keptTogether = (index: number): number => {
      // The last line goes along with its sums, so that they are never alone on a page.
      const isLastLine = table.rows.slice(index + 1).every(({ weight }) => weight !== 'line');
      const rows = isLastLine ? heights.slice(index) : heights.slice(index, index + 1);
      return rows.reduce((sum, height) => sum + height, 0);
    };
    if (y + headHeight + keptTogether(0) > bottom) nextPage();
    const group = sheet.group(sheet.root, { type: 'Sect' });
    writeHeading(sheet, group, table.heading, y);
    y += 20;
    const element = sheet.group(group, { type: 'Table' });
    writeColumns(sheet, element, table.columns, y);
    y += columnsHeight;
    table.rows.forEach((row, index) => {
      if (y + keptTogether(index) > bottom) {
        nextPage();
        repeatColumns(sheet, table.columns, y);
        y += columnsHeight;
      }
      writeRow(sheet, element, row, y);
      y += heights[index] ?? 0;
    });
    element.end();
    group.end();
    y += 26;
  }
}

const columnsHeight = 20;
const headHeight = 20 + columnsHeight;

function writeHeading(sheet: Sheet, parent: Sheet['root'], heading: string, y: number): void {
  const { left, width } = sheet;
  sheet.write(parent, { type: 'H2' }, heading, styles.heading, { x: left, width, baseline: y + 8 });
}

function writeColumns(sheet: Sheet, table: Sheet['root'], columns: ContentTable['columns'], y: number): void {
  const row = sheet.group(table, { type: 'TR' });
  const header = { type: 'TH', scope: 'Column' } as const;
  const [label, amount] = cellsAt(sheet, y + 10);
  sheet.write(row, header, columns[0], styles.small, label);
  sheet.write(row, header, columns[1], styles.small, amount);
  row.end();
  underline(sheet, y + columnsHeight - 4);
}

function repeatColumns(sheet: Sheet, columns: ContentTable['columns'], y: number): void {
  const [label, amount] = cellsAt(sheet, y + 10);
  sheet.repeat(columns[0], styles.small, label);
  sheet.repeat(columns[1], styles.small, amount);
  underline(sheet, y + columnsHeight - 4);
}

function writeRow(sheet: Sheet, table: Sheet['root'], row: TableRow, y: number): void {
  const style = styleOf(row);
  const element = sheet.group(table, { type: 'TR' });
  if (row.weight === 'total') underline(sheet, y + 5);
  const above = row.weight === 'total' ? 2 * padding + 2 : padding;
  const [label, amount] = cellsAt(sheet, y + above + style.size);
  // What a figure is called heads its row.
  sheet.write(element, { type: 'TH', scope: 'Row' }, row.label, style, label);
  sheet.write(element, { type: 'TD' }, row.amount, { ...style, isTabular: true }, amount);
  element.end();
}

function heightOf(sheet: Sheet, row: TableRow): number {
  const style = styleOf(row);
  const lines = sheet.linesOf(row.label, style, sheet.width - amountWidth);
  return lines * lineHeight(style.size) + (row.weight === 'total' ? 2 * padding + 2 : padding);
}

function styleOf({ weight }: TableRow): Style {
  return { line: styles.text, sum: styles.soft, total: styles.total }[weight];
}

function cellsAt({ left, width }: Sheet, baseline: number) {
  const label = { x: left, width: width - amountWidth, baseline };
  const amount = { x: left + width - amountWidth, width: amountWidth, baseline, align: 'right' as const };
  return [label, amount] as const;
}

function underline(sheet: Sheet, y: number): void {
  sheet.rule(y, sheet.left, sheet.left + sheet.width, hairline);
}
