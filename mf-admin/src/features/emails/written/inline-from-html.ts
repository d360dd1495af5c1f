import { isTag, liquidCode, tidyCode } from './liquid-code.ts';
import type { Inline, Mark } from './written-document.ts';

/** Around the number of a code while a browser reads the HTML around it. */
const [before, after] = ['\uE000', '\uE001'];
const numbered = /\uE000(\d+)\uE001/g;

/** HTML as a browser reads it, with the code of Liquid out of its way. */
export interface ReadHtml {
  readonly body: HTMLElement;
  /** A text of it with its code, or undefined when the code cannot stay in an attribute. */
  readonly attribute: (value: string) => string | undefined;
  readonly inlines: (nodes: readonly Node[]) => readonly Inline[] | undefined;
}

/** Reads HTML; undefined when a browser would move or drop parts of it. */
export function readHtml(source: string): ReadHtml | undefined {
  if (source.includes(before) || source.includes(after)) return undefined;
  const codes: string[] = [];
  const read = new DOMParser().parseFromString(
    `<!doctype html><body>${source.replace(liquidCode, (code) => `${before}${codes.push(code) - 1}${after}`)}`,
    'text/html',
  );
  if (read.head.childNodes.length > 0 || read.body.attributes.length > 0) return undefined;
  const codeAt = (number: string | undefined): string => tidyCode(codes[Number(number)] ?? '');
  const attribute = (value: string): string | undefined => {
    // What is written as text may not turn into code.
    if (/\{\{|\{%/.test(value)) return undefined;
    const filled = value.replaceAll(numbered, (_, number: string) => codeAt(number));
    return filled.includes('"') ? undefined : filled;
  };
  return {
    body: read.body,
    attribute,
    inlines: (nodes) => {
      const found = inlinesOf(nodes, [], { attribute, codeAt });
      return found && trimmed(found);
    },
  };
}

interface Reading {
  readonly attribute: (value: string) => string | undefined;
  readonly codeAt: (number: string | undefined) => string;
}

function inlinesOf(
  nodes: readonly Node[],
  marks: readonly Mark[],
  reading: Reading,
): readonly Inline[] | undefined {
  const found: Inline[] = [];
  for (const node of nodes) {
    const inner = inlineOf(node, marks, reading);
    if (!inner) return undefined;
    found.push(...inner);
  }
  return found;
}

function inlineOf(node: Node, marks: readonly Mark[], reading: Reading): readonly Inline[] | undefined {
  if (node instanceof Text) return textOf(node.data, marks, reading);
  if (!(node instanceof HTMLElement)) return undefined;
  const marked = marks.length > 0 ? { marks } : {};
  if (node.localName === 'br') return hasOnly(node, []) ? [{ type: 'hardBreak', ...marked }] : undefined;
  const mark = markOf(node, reading);
  return mark && inlinesOf([...node.childNodes], withMark(marks, mark), reading);
}

function textOf(text: string, marks: readonly Mark[], { codeAt }: Reading): readonly Inline[] {
  const marked = marks.length > 0 ? { marks } : {};
  // Every second part is the number of a code.
  return text.split(numbered).flatMap((part, index): Inline[] => {
    if (index % 2 === 1) return [{ type: 'liquid', attrs: { code: codeAt(part) }, ...marked }];
    const said = part.replace(/[ \t\n\r\f]+/g, ' ');
    return said === '' ? [] : [{ type: 'text', text: said, ...marked }];
  });
}

function markOf(element: HTMLElement, { attribute }: Reading): Mark | undefined {
  switch (element.localName) {
    case 'strong':
    case 'b':
      return hasOnly(element, []) ? { type: 'bold' } : undefined;
    case 'em':
    case 'i':
      return hasOnly(element, []) ? { type: 'italic' } : undefined;
    case 'a': {
      const href = attribute(element.getAttribute('href') ?? '');
      return href && hasOnly(element, ['href']) ? { type: 'link', attrs: { href } } : undefined;
    }
    default:
      return undefined;
  }
}

/** Whether an element has no other attributes, which would be lost. */
export function hasOnly(element: Element, names: readonly string[]): boolean {
  return [...element.attributes].every(({ name }) => names.includes(name));
}

const order = ['link', 'bold', 'italic'] as const;

function withMark(marks: readonly Mark[], mark: Mark): readonly Mark[] {
  const others = marks.filter(({ type }) => type !== mark.type);
  return [...others, mark].toSorted((a, b) => order.indexOf(a.type) - order.indexOf(b.type));
}

/** Texts with the same marks as one, without the spaces that no reader sees. */
function trimmed(inlines: readonly Inline[]): readonly Inline[] {
  const joined: Inline[] = [];
  let afterSpace = true;
  const push = (inline: Inline): void => {
    const last = joined.at(-1);
    if (inline.type === 'text' && last?.type === 'text' && isSameMarks(inline, last))
      joined[joined.length - 1] = { ...last, text: last.text + inline.text };
    else joined.push(inline);
  };
  for (const [index, inline] of inlines.entries()) {
    if (inline.type !== 'text') {
      push(inline);
      // The output of a code is unknown; a tag has none.
      afterSpace = inline.type === 'hardBreak';
      continue;
    }
    let { text } = inline;
    if (afterSpace && text.startsWith(' ')) text = text.slice(1);
    const next = inlines.slice(index + 1).find((other) => other.type !== 'text' || other.text.trim() !== '');
    if ((!next || next.type === 'hardBreak') && text.endsWith(' ')) text = text.slice(0, -1);
    if (text === '') continue;
    afterSpace = text.endsWith(' ');
    push({ ...inline, text });
  }
  return joined;
}

function isSameMarks(a: Inline, b: Inline): boolean {
  return JSON.stringify(a.marks ?? []) === JSON.stringify(b.marks ?? []);
}

/** Whether a run of inlines consists of tags only, which are conditions between blocks. */
export function tagsIn(inlines: readonly Inline[]): readonly string[] | undefined {
  const codes = inlines.flatMap((inline) => {
    if (inline.type === 'text' && inline.text.trim() === '') return [];
    return [inline.type === 'liquid' && isTag(inline.attrs.code) ? inline.attrs.code : undefined];
  });
  return codes.length > 0 && codes.every((code) => code !== undefined) ? codes : undefined;
}
