// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { focusFirstField } from './focus-first-field.ts';

afterEach(() => document.body.replaceChildren());

/** The label of the field that has the focus in a form of such fields. */
function focusedIn(fields: string): string | null {
  document.body.innerHTML = `<button>Close</button><form>${fields}<button>Save</button></form>`;
  document.querySelector<HTMLElement>('[data-focused]')?.focus();
  for (const form of document.forms) focusFirstField(form);
  return document.activeElement?.getAttribute('aria-label') ?? null;
}

const radios = (attributes: string) =>
  `<input type="radio" name="kind" aria-label="Season" ${attributes}>
   <input type="radio" name="kind" aria-label="Override" checked ${attributes}>`;

it.each([
  ['the first field', '<input aria-label="Name"><input aria-label="Code">', 'Name'],
  ['the chosen one of radio buttons', `${radios('')}<input aria-label="Name">`, 'Override'],
  ['the first one that can be changed', `${radios('disabled')}<input aria-label="Name">`, 'Name'],
  ['none that is hidden', '<input type="hidden" aria-label="Id"><select aria-label="Kind"></select>', 'Kind'],
  ['the one that has it', '<input aria-label="Name"><input aria-label="Code" data-focused>', 'Code'],
])('focuses %s', (_which, fields, label) => {
  expect(focusedIn(fields)).toBe(label);
});
