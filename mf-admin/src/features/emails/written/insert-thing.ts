import type { Editor, JSONContent } from '@tiptap/core';
import { NodeSelection } from '@tiptap/pm/state';

export type InsertedThing = 'link' | 'button' | 'picture';

export interface ThingValues {
  /** The words of a link or a button, or the description of a picture. */
  readonly text: string;
  readonly address: string;
}

/** What is selected of its kind, or a new one. */
export function currentThing(
  editor: Editor,
  thing: InsertedThing,
): ThingValues & { readonly isNew: boolean } {
  const { selection } = editor.state;
  if (thing === 'link') {
    const href = editor.getAttributes('link').href as unknown;
    const address = typeof href === 'string' ? href : '';
    return { text: '', address, isNew: address === '' && selection.empty };
  }
  if (!(selection instanceof NodeSelection) || selection.node.type.name !== thing)
    return { text: '', address: '', isNew: true };
  const { label = '', href = '', alt = '', src = '' } = selection.node.attrs as Record<string, string>;
  return thing === 'button'
    ? { text: label, address: href, isNew: false }
    : { text: alt, address: src, isNew: false };
}

/** Puts a thing where the cursor is, or changes the selected one. */
export function applyThing(editor: Editor, thing: InsertedThing, { text, address }: ThingValues): void {
  const { isNew } = currentThing(editor, thing);
  if (thing === 'link') {
    const link = { type: 'text', text, marks: [{ type: 'link', attrs: { href: address } }] };
    if (isNew) insertInline(editor, link);
    else editor.chain().extendMarkRange('link').setLink({ href: address }).run();
    return;
  }
  const attrs = thing === 'button' ? { label: text, href: address } : { alt: text, src: address };
  if (isNew) insertBlock(editor, { type: thing, attrs });
  else editor.chain().updateAttributes(thing, attrs).run();
}

/** Writes a variable where the cursor is. */
export function insertVariable(editor: Editor, variable: string): void {
  insertInline(editor, { type: 'liquid', attrs: { code: `{{ ${variable} }}` } });
}

export function removeLink(editor: Editor): void {
  editor.chain().extendMarkRange('link').unsetLink().run();
}

function insertInline(editor: Editor, inline: JSONContent): void {
  const below = belowBlock(editor);
  if (below === undefined) editor.chain().insertContent(inline).run();
  else
    editor
      .chain()
      .insertContentAt(below, { type: 'paragraph', content: [inline] })
      .run();
}

function insertBlock(editor: Editor, block: JSONContent): void {
  const { $to } = editor.state.selection;
  const isLast = $to.depth > 0 && $to.indexAfter(1) >= $to.node(1).childCount;
  // There is always a line to write on below it.
  const content = [block, ...(isLast ? [{ type: 'paragraph' }] : [])];
  const below = belowBlock(editor);
  if (below === undefined) editor.chain().insertContent(content).run();
  else editor.chain().insertContentAt(below, content).run();
}

/** Below a block that is selected as a whole, which would be replaced otherwise. */
function belowBlock({ state: { selection } }: Editor): number | undefined {
  return selection instanceof NodeSelection && selection.node.isBlock ? selection.to : undefined;
}
