import { splitCode } from './liquid-code.ts';
import type { Inline, Mark } from './written-document.ts';

/** Inline content as HTML. Spaces that HTML would drop stay, as nonbreaking ones. */
export function inlineHtml(inlines: readonly Inline[]): string {
  let html = '';
  let open: readonly Mark[] = [];
  const moveTo = (marks: readonly Mark[]): void => {
    const same = commonStart(open, marks);
    html += open.slice(same).toReversed().map(closingTag).join('');
    html += marks.slice(same).map(openingTag).join('');
    open = marks;
  };
  let afterSpace = true;
  for (const [index, inline] of inlines.entries()) {
    moveTo(inOrder(inline.marks ?? []));
    switch (inline.type) {
      case 'text': {
        const next = inlines[index + 1];
        const kept = keepSpaces(cleaned(inline.text), {
          afterSpace,
          isLast: next === undefined || next.type === 'hardBreak',
        });
        afterSpace = kept.endsWith(' ');
        html += escapedText(kept);
        break;
      }
      case 'hardBreak':
        html += '<br />';
        afterSpace = true;
        break;
      case 'liquid':
        html += inline.attrs.code;
        afterSpace = false;
        break;
      default:
        return inline satisfies never;
    }
  }
  moveTo([]);
  return html;
}

/** A text with variables as the content of an element. */
export function codedText(text: string): string {
  return splitCode(text)
    .map((part) => (part.isCode ? part.text : escapedText(cleaned(part.text))))
    .join('');
}

/** An address or a text with variables as the value of an attribute. */
export function codedAttribute(text: string): string {
  return splitCode(text)
    .map((part) =>
      part.isCode
        ? part.text.replaceAll('"', "'")
        : escapedText(cleaned(part.text)).replaceAll('"', '&quot;').replaceAll('\u00A0', '&nbsp;'),
    )
    .join('');
}

const order = ['link', 'bold', 'italic'] as const;

function inOrder(marks: readonly Mark[]): readonly Mark[] {
  return order.flatMap((type) => marks.filter((mark) => mark.type === type));
}

function commonStart(a: readonly Mark[], b: readonly Mark[]): number {
  let same = 0;
  while (same < a.length && same < b.length && openingTag(a[same]) === openingTag(b[same])) same += 1;
  return same;
}

const tags = { link: 'a', bold: 'strong', italic: 'em' } as const;

function openingTag(mark: Mark | undefined): string {
  if (!mark) return '';
  return mark.type === 'link' ? `<a href="${codedAttribute(mark.attrs.href)}">` : `<${tags[mark.type]}>`;
}

function closingTag(mark: Mark): string {
  return `</${tags[mark.type]}>`;
}

/** Without what no email may contain, and with one kind of space. */
function cleaned(text: string): string {
  return text.replace(/[\t\n\v\f\r]/g, ' ').replace(/[\p{Cc}\uE000\uE001]/gu, '');
}

function keepSpaces(text: string, at: { afterSpace: boolean; isLast: boolean }): string {
  let kept = text.replace(/ {2,}/g, (run) => ` ${'\u00A0'.repeat(run.length - 1)}`);
  if (at.afterSpace && kept.startsWith(' ')) kept = `\u00A0${kept.slice(1)}`;
  if (at.isLast && kept.endsWith(' ')) kept = `${kept.slice(0, -1)}\u00A0`;
  return kept;
}

/** Braces are escaped, because Liquid reads them before HTML does. */
function escapedText(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('{', '&#123;')
    .replaceAll('}', '&#125;')
    .replaceAll('\u00A0', '&nbsp;');
}
