/** How wide a picture is in `rows.module.css`, as its `sizes` attribute says it: of three in a row, or of two. */
export function rowSizes(count: number): string {
  return `(min-width: 768px) ${count % 3 === 0 ? 31 : 46}vw, 92vw`;
}
