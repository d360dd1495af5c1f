import { printableText } from '../../documents/pdf/runs.ts';
import { markupOf } from './drawing-markup.ts';

const textElement = /<(?:[\w.-]{1,40}:)?text(?=[\s>])/;
const foreignElement = /<(?:[\w.-]{1,40}:)?foreignObject[\s/>]/;

/**
 * Whether a drawing (SVG) has text that would be missing or boxes in its picture: letters that our fonts don't have, or HTML,
 * which is never drawn.
 */
export function hasUndrawableText(drawing: Uint8Array): boolean {
  const markup = markupOf(drawing);
  if (foreignElement.test(markup)) return true;
  const text = textsOf(markup).join(' ').trim();
  if (text === '') return false;
  const { isIncomplete, isPlainer } = printableText(text, 'text');
  return isIncomplete || isPlainer;
}

function textsOf(markup: string): string[] {
  const [, ...elements] = markup.split(textElement);
  return elements.map((element) => {
    const [inside = ''] = element.split('</text', 1);
    return inside
      .slice(inside.indexOf('>') + 1)
      .replace(/<[^<>]*>/g, '')
      .replace(/&#(?:x([\da-f]{1,6})|(\d{1,7}));/gi, (_whole, hex?: string, decimal?: string) =>
        character(hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)),
      )
      .replace(/&\w+;/g, '');
  });
}

function character(codePoint: number): string {
  return codePoint <= 0x10_ffff ? String.fromCodePoint(codePoint) : '\uFFFD';
}
