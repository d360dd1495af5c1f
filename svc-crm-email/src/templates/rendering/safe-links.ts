import { ErrorCodes, parse, type DefaultTreeAdapterTypes } from 'parse5';

/** An attribute with an unsafe address, and its position in the HTML. */
export interface UnsafeLink {
  readonly tag: string;
  readonly address: string;
  readonly start: number;
  readonly end: number;
}

export type LinkCheck =
  /** Its last tag is not closed, so its meaning depends on the following text. */
  { readonly endsInTag: true } | { readonly endsInTag: false; readonly unsafe: readonly UnsafeLink[] };

const followed = new Set(['href', 'xlink:href', 'action', 'formaction', 'ping']);
const loaded = new Set(['src', 'background', 'poster', 'data', 'srcdoc']);
const followedSchemes = new Set(['http', 'https', 'mailto', 'tel']);
const loadedSchemes = new Set(['http', 'https', 'cid']);

/**
 * Finds the links of an email, or of a template with its LiquidJS, with schemes other than http, https,
 * mailto and tel, such as `javascript:` and `data:`. Parses HTML as a browser does, Outlook's conditional
 * comments included.
 */
export function checkLinks(html: string, isInComment = false): LinkCheck {
  let endsInTag = false;
  const document = parse(html, {
    sourceCodeLocationInfo: true,
    // Emails are read without scripts.
    scriptingEnabled: false,
    onParseError: ({ code }) => (endsInTag ||= code === ErrorCodes.eofInTag),
  });
  if (endsInTag) return { endsInTag };
  const unsafe = new Map<number, UnsafeLink>();
  const waiting: DefaultTreeAdapterTypes.Node[] = [document];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if ('attrs' in node) for (const link of unsafeIn(node)) unsafe.set(link.start, link);
    if ('data' in node && !isInComment)
      for (const link of unsafeInComment(node, html)) unsafe.set(link.start, link);
    if ('content' in node) waiting.push(node.content);
    if ('childNodes' in node) waiting.push(...node.childNodes);
  }
  return { endsInTag, unsafe: [...unsafe.values()].sort((a, b) => a.start - b.start) };
}

/** The same HTML without the addresses that `checkLinks` finds; undefined when it ends inside a tag. */
export function withoutUnsafeLinks(html: string): string | undefined {
  const checked = checkLinks(html);
  if (checked.endsInTag) return undefined;
  let [safe, from] = ['', 0];
  for (const { start, end } of checked.unsafe) {
    safe += html.slice(from, start);
    from = end;
  }
  return safe + html.slice(from);
}

function* unsafeIn(element: DefaultTreeAdapterTypes.Element): Generator<UnsafeLink> {
  for (const { name, prefix, value } of element.attrs) {
    const fullName = prefix ? `${prefix}:${name}` : name;
    const place = element.sourceCodeLocation?.attrs?.[fullName];
    if (!place || isSafe(fullName, value)) continue;
    yield { tag: element.tagName, address: value, start: place.startOffset, end: place.endOffset };
  }
}

/** Outlook renders the content of `<!--[if mso]>` as HTML. */
function unsafeInComment(comment: DefaultTreeAdapterTypes.CommentNode, html: string): UnsafeLink[] {
  const location = comment.sourceCodeLocation;
  if (!location || !/^\s*\[if\b.*</s.test(comment.data)) return [];
  const start = html.indexOf('<', location.startOffset + 1);
  const inside = checkLinks(html.slice(start, location.endOffset).replace(/-->$/, ''), true);
  if (inside.endsInTag) return [];
  return inside.unsafe.map((link) => ({ ...link, start: link.start + start, end: link.end + start }));
}

function isSafe(attribute: string, value: string): boolean {
  // Browsers ignore control characters and spaces before an address, and line breaks inside it.
  const address = value.replace(/[\t\n\r]/g, '').replace(/^[\0- ]+/, '');
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(address)?.[1]?.toLowerCase();
  if (followed.has(attribute)) return scheme === undefined || followedSchemes.has(scheme);
  if (attribute === 'srcdoc') return false;
  if (!loaded.has(attribute)) return true;
  return (
    scheme === undefined ||
    loadedSchemes.has(scheme) ||
    /^data:image\/(?:png|gif|jpe?g|webp)[;,]/i.test(address)
  );
}
