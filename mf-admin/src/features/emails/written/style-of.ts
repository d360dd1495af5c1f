import { takeAttribute } from './mjml-elements.ts';

/** What is shown of the attributes of MJML. Not their weight, which the clipboard would turn into bold words. */
const shown = { align: 'text-align', 'font-size': 'font-size', color: 'color' };

/** How a text of an email looks in the editor, in CSS. */
export function styleOf(attributes: string): string {
  return Object.entries(shown)
    .flatMap(([attribute, property]) => {
      const { value } = takeAttribute(attributes, attribute);
      return value === undefined || !/^[\w#.% ()-]+$/.test(value) ? [] : [`${property}: ${value}`];
    })
    .join('; ');
}

/** Whether a column is a box with a color of its own. */
export function isBox(column: string): boolean {
  return takeAttribute(column, 'background-color').value !== undefined;
}
