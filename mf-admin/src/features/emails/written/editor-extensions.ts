import { Extension, type Extensions } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';
import { StarterKit } from '@tiptap/starter-kit';
import {
  ButtonNode,
  ConditionNode,
  KeptNode,
  LiquidNode,
  PictureNode,
  SectionNode,
  WrittenDoc,
} from './editor-nodes.ts';
import { liquidCode, tidyCode } from './liquid-code.ts';
import { styleOf } from './style-of.ts';

/** The styles that a block of an existing template has. A new line next to it has the usual ones. */
const OwnStyles = Extension.create({
  name: 'ownStyles',
  addGlobalAttributes: () => [
    {
      types: ['paragraph', 'heading', 'bulletList', 'orderedList'],
      attributes: {
        styles: {
          default: null,
          keepOnSplit: false,
          parseHTML: (element: HTMLElement) => element.getAttribute('data-styles'),
          renderHTML: ({ styles }: Record<string, unknown>) =>
            typeof styles === 'string' ? { 'data-styles': styles, style: styleOf(styles) } : {},
        },
      },
    },
  ],
});

/** Code that is typed or pasted becomes a chip as soon as it is complete. */
const CodeAsChips = Extension.create({
  name: 'codeAsChips',
  addProseMirrorPlugins() {
    return [
      new Plugin({
        appendTransaction: (transactions, _, { doc, schema, tr }) => {
          const chip = schema.nodes.liquid;
          if (!chip || !transactions.some(({ docChanged }) => docChanged)) return null;
          doc.descendants((node, position) => {
            for (const { 0: code, index } of (node.text ?? '').matchAll(liquidCode)) {
              const from = tr.mapping.map(position + index);
              const attributes = { code: tidyCode(code) };
              tr.replaceWith(from, from + code.length, chip.create(attributes, null, node.marks));
            }
          });
          return tr.docChanged ? tr : null;
        },
      }),
    ];
  },
});

/** What an email may contain. */
export const editorExtensions: Extensions = [
  StarterKit.configure({
    document: false,
    blockquote: false,
    code: false,
    codeBlock: false,
    horizontalRule: false,
    strike: false,
    underline: false,
    trailingNode: false,
    heading: { levels: [1, 2] },
    link: {
      openOnClick: false,
      autolink: false,
      linkOnPaste: true,
      HTMLAttributes: { target: null, rel: null },
    },
  }).extend({
    addExtensions() {
      // One paragraph for each item: what an email shows the same way everywhere.
      return (this.parent?.() ?? []).map((extension) =>
        extension.name === 'listItem' ? extension.extend({ content: 'paragraph' }) : extension,
      );
    },
  }),
  WrittenDoc,
  SectionNode,
  LiquidNode,
  ConditionNode,
  KeptNode,
  ButtonNode,
  PictureNode,
  OwnStyles,
  CodeAsChips,
];
