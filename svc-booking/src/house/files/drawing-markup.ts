/** The markup of a drawing (SVG) without its comments. */
export function markupOf(drawing: Uint8Array): string {
  const [first = '', ...parts] = Buffer.from(drawing).toString('utf8').split('<!--');
  return first + parts.map((part) => part.slice(part.indexOf('-->') + 3)).join('');
}
