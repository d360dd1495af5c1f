// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Editor } from '@tiptap/core';
import { afterEach, expect, test } from 'vitest';
import { editorExtensions } from './editor-extensions.ts';
import { applyThing, insertVariable } from './insert-thing.ts';
import { openContent } from './open-content.ts';
import type { WrittenDocument } from './written-document.ts';

const opened: Editor[] = [];
// An editor looks at its page a little later, when there may be none any more.
afterEach(() => {
  for (const editor of opened.splice(0)) editor.destroy();
});

function newEditor(options: ConstructorParameters<typeof Editor>[0]): Editor {
  const editor = new Editor(options);
  opened.push(editor);
  return editor;
}

/** An editor of some HTML content. */
function edit(source: string): { editor: Editor; written: () => string } {
  const content = openContent(source);
  if (!content) throw new Error('The editor can’t show it');
  const document: unknown = content.document;
  const editor = newEditor({
    extensions: editorExtensions,
    content: document as object,
    enableContentCheck: true,
    onContentError: ({ error }) => {
      throw error;
    },
  });
  return { editor, written: () => content.close(editor.getJSON() as unknown as WrittenDocument) };
}

const shipped = [
  'thank-you',
  'plan-your-stay',
  'check-in-guide',
  'during-your-stay',
  'thanks-and-review',
  'come-back',
];
const emails = path.join(import.meta.dirname, '../../../../../svc-crm-email/src/sequences/booking-sequence');

test.each(shipped)('opening %s changes nothing', (name) => {
  const source = readFileSync(path.join(emails, `${name}.mjml`), 'utf8');
  const { editor, written } = edit(source);
  expect(written()).toBe(source);
  // The same by the clipboard.
  const pasted = newEditor({ extensions: editorExtensions, content: editor.getHTML() });
  expect(pasted.getJSON()).toEqual(editor.getJSON());
});

test('code that is typed or pasted is a chip, and everything else is text', () => {
  const { editor, written } = edit('');
  editor.commands.insertContent('Dear {{guest.firstName}} {{ and {% if links.stay %}you');
  expect(written()).toContain('>Dear {{ guest.firstName }} &#123;&#123; and {% if links.stay %}you<');
});

test('a variable and a button go below a part that is selected as a whole', () => {
  const table = '<mj-table><tr><td>Prices</td></tr></mj-table>';
  const { editor, written } = edit(
    `<mj-section><mj-column>${table}<mj-text>Bye</mj-text></mj-column></mj-section>`,
  );
  editor.commands.setNodeSelection(1);
  insertVariable(editor, 'guest.firstName');
  editor.commands.setNodeSelection(1);
  applyThing(editor, 'button', { text: 'Go', address: 'https://example.com/?a=1&b=2' });
  expect(written().split('\n').slice(2, -2)).toEqual([
    table,
    '    <mj-button href="https://example.com/?a=1&amp;b=2" align="left" padding="6px 24px 24px" css-class="button">Go</mj-button>',
    '    <mj-text padding="0 24px 18px">{{ guest.firstName }}</mj-text>',
    '    <mj-text >Bye</mj-text>'.replace(' >', '>'),
  ]);
});

test('a selected button and a link are changed where they are', () => {
  const { editor, written } = edit('<p>Come <a href="https://a.example">back</a></p>');
  editor.commands.setTextSelection(9);
  applyThing(editor, 'link', { text: '', address: 'https://b.example' });
  expect(written()).toContain('Come <a href="https://b.example">back</a>');
  editor.commands.setTextSelection(3);
  applyThing(editor, 'link', { text: 'here', address: '{{ links.site }}' });
  expect(written()).toContain('C<a href="{{ links.site }}">here</a>ome');
});

test('HTML of another page is pasted as what an email can have', () => {
  const { editor, written } = edit('');
  editor.view.pasteHTML(
    '<h1>Lake</h1><script>alert(1)</script><table><tr><td>Warm</td></tr></table><p onclick="x">Bye <a href="javascript:alert(1)">x</a><img src="https://example.com/a.jpg" alt="A"></p>',
    // jsdom has no ClipboardEvent.
    new Event('paste') as ClipboardEvent,
  );
  expect(written()).toContain('<span class="display">Lake</span>');
  expect(written()).toContain('Warm');
  expect(written()).toContain('<mj-image src="https://example.com/a.jpg" alt="A"');
  expect(written()).not.toMatch(/script|onclick/);
});
