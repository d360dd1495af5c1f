import type { Block, WrittenDocument } from './written-document.ts';

/** With a line to write on below a button, a picture or a part that is kept. */
export function withLastLine(document: WrittenDocument): WrittenDocument {
  const last = document.content.at(-1);
  if (last?.type !== 'section' || isText(last.content.at(-1))) return document;
  const content: Block[] = [...last.content, { type: 'paragraph', attrs: { styles: null } }];
  return { ...document, content: [...document.content.slice(0, -1), { ...last, content }] };
}

/** Without the empty lines at the end of a section. */
export function withoutLastLines(document: WrittenDocument): WrittenDocument {
  return {
    ...document,
    content: document.content.map((block) =>
      block.type === 'section' ? { ...block, content: withoutLast(block.content) } : block,
    ),
  };
}

function withoutLast(blocks: readonly Block[]): readonly Block[] {
  const last = blocks.at(-1);
  const isBlank = last?.type === 'paragraph' && (last.content ?? []).length === 0 && !last.attrs.styles;
  return isBlank && blocks.length > 1 ? withoutLast(blocks.slice(0, -1)) : blocks;
}

function isText(block: Block | undefined): boolean {
  return block !== undefined && ['paragraph', 'heading', 'bulletList', 'orderedList'].includes(block.type);
}
