import { mergeAttributes, Node } from '@tiptap/core';
import { pictureAddress } from './address.ts';
import { codeWords, textInWords } from './code-words.ts';
import { isTag } from './liquid-code.ts';
import styles from './editor.module.css';
import { isBox } from './style-of.ts';
import { usualSection } from './written-document.ts';

type Read = (element: HTMLElement) => string | null;

/** An attribute that is kept in the HTML of the clipboard; `elsewhere` reads it from HTML of other pages. */
function kept(name: string, usual: string | null, elsewhere: Read = () => null): Record<string, object> {
  return {
    [name]: {
      default: usual,
      parseHTML: (element: HTMLElement) =>
        element.getAttribute(`data-${name}`) ?? elsewhere(element) ?? usual,
      renderHTML: (attributes: Record<string, unknown>) =>
        attributes[name] === null ? {} : { [`data-${name}`]: attributes[name] },
    },
  };
}

export const WrittenDoc = Node.create({
  name: 'doc',
  topNode: true,
  content: '(section | condition | kept)+',
});

export const SectionNode = Node.create({
  name: 'section',
  content: 'block+',
  isolating: true,
  addAttributes: () => ({
    ...kept('section', usualSection.section),
    ...kept('column', usualSection.column),
  }),
  parseHTML: () => [{ tag: 'div[data-section]' }],
  renderHTML: ({ node, HTMLAttributes }) => [
    'div',
    mergeAttributes(HTMLAttributes, {
      class: isBox(String(node.attrs.column)) ? styles.box : styles.section,
    }),
    0,
  ],
  addKeyboardShortcuts() {
    return {
      // A box with nothing in it is removed as an empty line would be.
      Backspace: ({ editor }) => {
        const { doc, selection } = editor.state;
        const section = selection.$from.node(1);
        const isBare = section.childCount === 1 && section.textContent === '' && section.content.size === 2;
        if (!selection.empty || !isBare || doc.childCount === 1) return false;
        return editor.commands.deleteNode('section');
      },
    };
  },
});

/** A variable or a tag of Liquid, as a chip between words. */
export const LiquidNode = Node.create({
  name: 'liquid',
  group: 'inline',
  inline: true,
  atom: true,
  addAttributes: () => kept('code', ''),
  parseHTML: () => [{ tag: 'span[data-code]' }],
  renderHTML: ({ node, HTMLAttributes }) => {
    const code = String(node.attrs.code);
    const look = { class: isTag(code) ? styles.tag : styles.chip, title: code };
    return ['span', mergeAttributes(HTMLAttributes, look), codeWords(code)];
  },
  renderText: ({ node }) => String(node.attrs.code),
});

export const ConditionNode = Node.create({
  name: 'condition',
  group: 'block',
  atom: true,
  addAttributes: () => kept('code', ''),
  parseHTML: () => [{ tag: 'div[data-code]' }],
  renderHTML: ({ node, HTMLAttributes }) => [
    'div',
    mergeAttributes(HTMLAttributes, { class: styles.condition, title: String(node.attrs.code) }),
    ['span', { class: styles.tag }, codeWords(String(node.attrs.code))],
  ],
  renderText: ({ node }) => String(node.attrs.code),
});

export const KeptNode = Node.create({
  name: 'kept',
  group: 'block',
  atom: true,
  addAttributes: () => kept('source', ''),
  parseHTML: () => [{ tag: 'div[data-source]' }],
  renderHTML: ({ node, HTMLAttributes }) => [
    'div',
    mergeAttributes(HTMLAttributes, { class: styles.kept }),
    ['strong', {}, 'Change this part as MJML'],
    ['span', {}, textInWords(wordsOf(String(node.attrs.source)))],
  ],
});

export const ButtonNode = Node.create({
  name: 'button',
  group: 'block',
  atom: true,
  addAttributes: () => ({ ...kept('label', ''), ...kept('href', ''), ...kept('styles', null) }),
  parseHTML: () => [{ tag: 'div[data-label]' }],
  renderHTML: ({ node, HTMLAttributes }) => [
    'div',
    mergeAttributes(HTMLAttributes, { class: styles.button }),
    ['span', { class: styles.face }, textInWords(String(node.attrs.label))],
    ['span', { class: styles.address }, textInWords(String(node.attrs.href))],
  ],
});

export const PictureNode = Node.create({
  name: 'picture',
  group: 'block',
  atom: true,
  addAttributes: () => ({
    ...kept('src', '', addressOf),
    ...kept('alt', '', (img) => img.getAttribute('alt')),
    ...kept('styles', null),
  }),
  parseHTML: () => [
    { tag: 'div[data-src]' },
    { tag: 'img[src]', getAttrs: (img) => (addressOf(img) === null ? false : null) },
  ],
  // Not the picture itself: the browser loads nothing from other hosts here.
  renderHTML: ({ node, HTMLAttributes }) => [
    'div',
    mergeAttributes(HTMLAttributes, { class: styles.picture }),
    ['strong', {}, `Picture: ${textInWords(String(node.attrs.alt)) || 'no description'}`],
    ['span', { class: styles.address }, textInWords(String(node.attrs.src))],
  ],
});

/** The address of a pasted picture, if it is on the web. */
function addressOf(img: HTMLElement): string | null {
  return pictureAddress(img.getAttribute('src') ?? '') ?? null;
}

/** What a guest reads in MJML. */
function wordsOf(source: string): string {
  const { body } = new DOMParser().parseFromString(source, 'text/html');
  return (body.textContent ?? '').replace(/\s+/g, ' ').trim().slice(0, 200);
}
