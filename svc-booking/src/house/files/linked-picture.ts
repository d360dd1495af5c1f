import { markupOf } from './drawing-markup.ts';

const showingElement = /<(?:[\w.-]{1,40}:)?(?:image|use|feImage)(?=[\s/>])/;
const reference = /\s(?:[\w.-]{1,40}:)?href\s{0,20}=\s{0,20}["']\s{0,20}([^"']{0,5})/;

/** Whether a drawing (SVG) shows another file. It is never fetched, so its place would stay empty. */
export function linksPicture(drawing: Uint8Array): boolean {
  const [, ...elements] = markupOf(drawing).split(showingElement);
  return elements.some((element) => {
    const [attributes = ''] = element.split('>', 1);
    const start = reference.exec(attributes)?.[1];
    return start !== undefined && start.toLowerCase() !== 'data:' && !start.startsWith('#');
  });
}
