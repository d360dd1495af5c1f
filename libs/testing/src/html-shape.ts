// oxlint-disable-next-line typescript/triple-slash-reference -- jsdom has no types; programs of other packages find these here
/// <reference path="./jsdom.d.ts" />
import { JSDOM } from 'jsdom';

const addressAttributes = new Set(['href', 'src', 'action', 'formaction', 'poster']);

/**
 * All that a browser would do with HTML besides showing its text: its elements in their order, with the names of their attributes
 * and the schemes of their addresses. Texts that are only shown cannot change it.
 */
export function shapeOf(html: string): string[] {
  return [...new JSDOM(html).window.document.querySelectorAll('*')].map(({ localName, attributes }) =>
    [localName, ...[...attributes].map(described).sort()].join(' '),
  );
}

function described({ name, value }: { readonly name: string; readonly value: string }): string {
  if (!addressAttributes.has(name)) return name;
  const [, scheme = 'relative'] = /^\s*([a-z][a-z0-9+.-]*):/i.exec(value) ?? [];
  return `${name}=${scheme}`;
}

/** The text of the elements that a selector finds. */
export function textsIn(html: string, selector: string): string[] {
  return [...new JSDOM(html).window.document.querySelectorAll(selector)].map(
    ({ textContent }) => textContent,
  );
}

/** The lines of a calendar file (RFC 5545) without values: the names of properties and of their parameters. */
export function calendarShapeOf(file: string): string[] {
  return file
    .replaceAll(/\r\n[ \t]/g, '')
    .split('\r\n')
    .map((line) => line.replaceAll(/"[^"]*"/g, '').split(':')[0] ?? '')
    .map((names) => names.replaceAll(/=[^;]*/g, ''));
}
