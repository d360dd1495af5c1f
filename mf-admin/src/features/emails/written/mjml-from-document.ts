import { codedAttribute, codedText, inlineHtml } from './inline-to-html.ts';
import {
  usualStyles,
  type Block,
  type List,
  type Section,
  type TextBlock,
  type WrittenDocument,
} from './written-document.ts';

/** A document as MJML elements, one after the other, for the place between the layout's head and foot. */
export function mjmlFrom({ content }: WrittenDocument): string {
  return content
    .map((block) => (block.type === 'section' ? sectionFrom(block) : blockFrom(block)))
    .join('\n');
}

function sectionFrom({ attrs, content }: Section): string {
  const blocks = content.map((block) => indented(blockFrom(block), block.type === 'kept')).join('\n');
  const column = `  ${tag('mj-column', attrs.column)}\n${blocks}\n  </mj-column>`;
  return `${tag('mj-section', attrs.section)}\n${column}\n</mj-section>`;
}

function blockFrom(block: Block): string {
  switch (block.type) {
    case 'paragraph':
    case 'heading':
      return textFrom(block);
    case 'bulletList':
    case 'orderedList':
      return listFrom(block);
    case 'button': {
      const { label, href, styles } = block.attrs;
      const attributes = `href="${codedAttribute(href)}" ${styles ?? usualStyles.button}`;
      return `${tag('mj-button', attributes)}${codedText(label)}</mj-button>`;
    }
    case 'picture': {
      const { src, alt, styles } = block.attrs;
      const attributes = `src="${codedAttribute(src)}" alt="${codedAttribute(alt)}"`;
      return `<mj-image ${attributes} ${styles ?? usualStyles.picture} />`;
    }
    case 'condition':
      return `<mj-raw>${block.attrs.code}</mj-raw>`;
    case 'kept':
      return block.attrs.source;
    default:
      return block satisfies never;
  }
}

/** A line without words keeps its height. */
function textFrom({ type, attrs, content = [] }: TextBlock): string {
  const html = inlineHtml(content) || '&nbsp;';
  if (type === 'paragraph') return inText(attrs.styles ?? usualStyles.paragraph, html);
  const usual = attrs.level === 1 ? usualStyles.heading1 : usualStyles.heading2;
  return inText(attrs.styles ?? usual, `<span class="display">${html}</span>`);
}

function listFrom({ type, attrs, content }: List): string {
  const name = type === 'bulletList' ? 'ul' : 'ol';
  const items = content.map(
    (item) =>
      `<li>${item.content.map((paragraph) => inlineHtml(paragraph.content ?? []) || '&nbsp;').join('<br />')}</li>`,
  );
  return inText(attrs.styles ?? usualStyles.list, `<${name}>${items.join('')}</${name}>`);
}

function inText(styles: string, html: string): string {
  return `${tag('mj-text', styles)}${html}</mj-text>`;
}

function tag(name: string, attributes: string): string {
  return attributes === '' ? `<${name}>` : `<${name} ${attributes}>`;
}

/** Lines that are kept as they are stay where they are. */
function indented(source: string, isKept: boolean): string {
  return isKept ? source : `    ${source}`;
}
