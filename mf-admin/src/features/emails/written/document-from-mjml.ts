import { hasOnly, readHtml, tagsIn, type ReadHtml } from './inline-from-html.ts';
import { mjmlElements, takeAttribute, type MjmlElement } from './mjml-elements.ts';
import {
  usualStyles,
  type Block,
  type Inline,
  type KeptBlock,
  type List,
  type Styles,
  type WrittenDocument,
} from './written-document.ts';

/**
 * MJML elements as a document. What the editor does not know is kept as it is; undefined when the source is not a row of
 * elements, or has none.
 */
export function documentFromMjml(source: string): WrittenDocument | undefined {
  const elements = mjmlElements(source);
  if (!elements) return undefined;
  const content = elements.map((element) => sectionOf(element) ?? conditionOf(element) ?? kept(element));
  return content.some(({ type }) => type === 'section') ? { type: 'doc', content } : undefined;
}

function sectionOf({ name, attributes, inner }: MjmlElement): WrittenDocument['content'][number] | undefined {
  if (name !== 'mj-section') return undefined;
  const [column, ...others] = mjmlElements(inner) ?? [];
  if (column?.name !== 'mj-column' || others.length > 0) return undefined;
  const content = mjmlElements(column.inner)?.map((element) => blockOf(element) ?? kept(element));
  if (!content || content.length === 0) return undefined;
  return { type: 'section', attrs: { section: attributes, column: column.attributes }, content };
}

function blockOf(element: MjmlElement): Block | undefined {
  switch (element.name) {
    case 'mj-text':
      return textOf(element);
    case 'mj-button':
      return buttonOf(element);
    case 'mj-image':
      return pictureOf(element);
    default:
      return conditionOf(element);
  }
}

function conditionOf({ name, attributes, inner }: MjmlElement): (Block & { type: 'condition' }) | undefined {
  if (name !== 'mj-raw' || attributes !== '') return undefined;
  const read = readHtml(inner);
  const codes = tagsIn(read?.inlines([...read.body.childNodes]) ?? []);
  return codes?.length === 1 ? { type: 'condition', attrs: { code: codes[0] ?? '' } } : undefined;
}

function textOf({ attributes, inner }: MjmlElement): Block | undefined {
  const read = readHtml(inner);
  if (!read) return undefined;
  const nodes = [...read.body.childNodes].filter(
    (node) => !(node instanceof Text) || node.data.trim() !== '',
  );
  const [first] = nodes;
  if (first instanceof HTMLElement && nodes.length === 1) {
    if (first.localName === 'ul' || first.localName === 'ol') return listOf(first, attributes, read);
    if (first.localName === 'span') return headingOf(first, attributes, read);
  }
  const content = read.inlines([...read.body.childNodes]);
  if (!content) return undefined;
  const attrs = { styles: stylesOf(attributes, usualStyles.paragraph) };
  return { type: 'paragraph', attrs, ...inContent(content) };
}

function headingOf(span: HTMLElement, attributes: string, read: ReadHtml): Block | undefined {
  if (span.className !== 'display' || !hasOnly(span, ['class'])) return undefined;
  const content = read.inlines([...span.childNodes]);
  if (!content) return undefined;
  const size = Number.parseInt(takeAttribute(attributes, 'font-size').value ?? '', 10);
  const isLarge = takeAttribute(attributes, 'css-class').value === 'headline' || size >= 28;
  const styles = stylesOf(attributes, isLarge ? usualStyles.heading1 : usualStyles.heading2);
  return { type: 'heading', attrs: { level: isLarge ? 1 : 2, styles }, ...inContent(content) };
}

/** A list of `<li>` with inline content. */
export function listOf(element: HTMLElement, attributes: string, read: ReadHtml): List | undefined {
  if (!hasOnly(element, [])) return undefined;
  const items: List['content'][number][] = [];
  for (const node of element.childNodes) {
    if (node instanceof Text && node.data.trim() === '') continue;
    if (!(node instanceof HTMLElement) || node.localName !== 'li' || !hasOnly(node, [])) return undefined;
    const content = read.inlines([...node.childNodes]);
    if (!content) return undefined;
    items.push({ type: 'listItem', content: [{ type: 'paragraph', ...inContent(content) }] });
  }
  if (items.length === 0) return undefined;
  const type = element.localName === 'ul' ? 'bulletList' : 'orderedList';
  return { type, attrs: { styles: stylesOf(attributes, usualStyles.list) }, content: items };
}

function buttonOf({ attributes, inner }: MjmlElement): Block | undefined {
  const { value, others } = takeAttribute(attributes, 'href');
  const read = readHtml(inner);
  const inlines = read?.inlines([...read.body.childNodes]);
  const href = value === undefined ? undefined : decoded(value);
  const label = inlines && plainText(inlines);
  if (!href || label === undefined) return undefined;
  return { type: 'button', attrs: { label, href, styles: stylesOf(others, usualStyles.button) } };
}

function pictureOf({ attributes, inner }: MjmlElement): Block | undefined {
  const { value: written, others: rest } = takeAttribute(attributes, 'src');
  const { value: described, others } = takeAttribute(rest, 'alt');
  const src = written === undefined ? undefined : decoded(written);
  const alt = decoded(described ?? '');
  if (!src || alt === undefined || inner.trim() !== '') return undefined;
  return { type: 'picture', attrs: { src, alt, styles: stylesOf(others, usualStyles.picture) } };
}

/** The value of an attribute, with its code. */
function decoded(value: string): string | undefined {
  const read = readHtml(`<i title="${value.replaceAll('"', '&quot;')}"></i>`);
  const title = read?.body.querySelector('i')?.getAttribute('title');
  return title === undefined || title === null ? undefined : read?.attribute(title);
}

/** Text without marks, or undefined when something would be lost or become code. */
function plainText(inlines: readonly Inline[]): string | undefined {
  let text = '';
  for (const inline of inlines) {
    if (inline.type === 'hardBreak' || inline.marks) return undefined;
    if (inline.type === 'text' && /\{\{|\{%/.test(inline.text)) return undefined;
    text += inline.type === 'text' ? inline.text : inline.attrs.code;
  }
  return text;
}

/** A line that has only its height has no content. */
export function inContent(content: readonly Inline[]): { content?: readonly Inline[] } {
  const [only] = content;
  const isBlank = content.length === 1 && only?.type === 'text' && only.text === '\u00A0' && !only.marks;
  return content.length === 0 || isBlank ? {} : { content };
}

function stylesOf(attributes: string, usual: string): Styles {
  return attributes === usual ? null : attributes;
}

function kept({ source }: MjmlElement): KeptBlock {
  return { type: 'kept', attrs: { source } };
}
