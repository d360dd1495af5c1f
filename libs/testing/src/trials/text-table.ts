/** Rows with headings, in columns for a console or as Markdown. */
export function textTable(
  headings: readonly string[],
  rows: readonly (readonly string[])[],
  form: 'console' | 'markdown' = 'console',
): string {
  if (form === 'markdown') {
    const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
    return [line(headings), `|${headings.map(() => '---').join('|')}|`, ...rows.map(line)].join('\n');
  }
  const widths = headings.map((heading, column) =>
    Math.max(heading.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (cells: readonly string[]): string =>
    cells
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd();
  return [line(headings), line(widths.map((width) => '─'.repeat(width))), ...rows.map(line)].join('\n');
}
