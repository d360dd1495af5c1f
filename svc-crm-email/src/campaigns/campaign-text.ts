import { campaignVariables } from '@getaway/contracts/http/newsletter-campaigns';
import { singleBraceFaults } from '../templates/rendering/single-braces.ts';
import { unknownVariables } from '../templates/rendering/unknown-variables.ts';

/**
 * The simple format of a campaign's text, a part of Markdown: paragraphs between empty lines, `# Heading`,
 * `- item`, `**bold**`, `[words](address)`, and, on a line of its own, `[Button: words](address)` or
 * `![description](address)` for a picture. There is no HTML.
 */
export type CampaignBlock =
  | { readonly kind: 'heading' | 'paragraph'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | { readonly kind: 'button' | 'picture'; readonly label: string; readonly address: string };

/** How the parts of a line are written, in HTML or as plain text. */
export interface InlineWriter {
  text(literal: string): string;
  variable(name: string): string;
  bold(written: string): string;
  link(written: string, address: string): string;
}

const variable = /\{\{\s*([\w.]+)\s*\}\}/g;
const button = /^\[Button:\s*([^\]\n]+)\]\(\s*(\{\{\s*[\w.]+\s*\}\}|[^()\s{}]+)\s*\)$/i;
/** The description may be empty: the picture then says nothing that the text doesn't. */
const picture = /^!\[([^\]\n]*)\]\(\s*([^()\s{}]+)\s*\)$/;
/** With what makes it a picture, if it is one. */
const linkTarget = /(^[ \t]*!\[[^\]\n]*)?\]\(\s*(\{\{\s*[\w.]+\s*\}\}|[^()\s{}]+)\s*\)/gm;
/** Bold words, a link, a variable, or a bare address without the punctuation of the sentence that it ends. */
const inlinePart =
  /\*\*(.+?)\*\*|\[([^\]\n]+)\]\(\s*(\{\{\s*[\w.]+\s*\}\}|[^()\s{}]+)\s*\)|\{\{\s*([\w.]+)\s*\}\}|(https?:\/\/[^\s<>()[\]{}]*[^\s<>()[\]{}.,;:!?'"*])/g;

const known: ReadonlySet<string> = new Set(campaignVariables);

/** The blocks of a text, in order. */
export function blocksOf(body: string): CampaignBlock[] {
  const blocks: CampaignBlock[] = [];
  let lines: string[] = [];
  const endParagraph = (): void => {
    if (lines.length > 0) blocks.push({ kind: 'paragraph', text: lines.join('\n') });
    lines = [];
  };
  for (const line of body.split('\n').map((each) => each.trim())) {
    const heading = /^#{1,3}\s+(.+)$/.exec(line)?.[1];
    const item = /^[-*•]\s+(.+)$/.exec(line)?.[1];
    const kind = line.startsWith('!') ? 'picture' : 'button';
    const [, label, target] = (kind === 'picture' ? picture : button).exec(line) ?? [];
    if (line !== '' && heading === undefined && item === undefined && label === undefined) {
      lines.push(line);
      continue;
    }
    endParagraph();
    if (heading !== undefined) blocks.push({ kind: 'heading', text: heading });
    else if (label !== undefined && target !== undefined)
      blocks.push({ kind, label: label.trim(), address: target });
    else if (item !== undefined) addItem(blocks, item);
  }
  endParagraph();
  return blocks;
}

function addItem(blocks: CampaignBlock[], item: string): void {
  const last = blocks.at(-1);
  if (last?.kind === 'list') blocks[blocks.length - 1] = { kind: 'list', items: [...last.items, item] };
  else blocks.push({ kind: 'list', items: [item] });
}

/** Writes one line: its literal text, and what is between it. */
export function writeInline(line: string, writer: InlineWriter): string {
  let [written, from] = ['', 0];
  for (const found of line.matchAll(inlinePart)) {
    const [whole, bold, words, target, name, bare] = found;
    written += literal(line.slice(from, found.index), writer);
    if (bold !== undefined) written += writer.bold(writeInline(bold, writer));
    else if (words !== undefined && target !== undefined)
      written += writer.link(writeLabel(words, writer), target);
    else if (name !== undefined) written += writer.variable(name);
    else if (bare !== undefined) written += writer.link(writer.text(bare), bare);
    from = found.index + whole.length;
  }
  return written + literal(line.slice(from), writer);
}

/** Words with variables only: a link has no link inside. */
export function writeLabel(words: string, writer: InlineWriter): string {
  let [written, from] = ['', 0];
  for (const found of words.matchAll(variable)) {
    const [whole, name = ''] = found;
    written += literal(words.slice(from, found.index), writer) + writer.variable(name);
    from = found.index + whole.length;
  }
  return written + literal(words.slice(from), writer);
}

function literal(text: string, writer: InlineWriter): string {
  return text === '' ? '' : writer.text(text);
}

/** The variable that an address is; undefined for an address as such. */
export function variableOf(target: string): string | undefined {
  return target.match(/^\{\{\s*([\w.]+)\s*\}\}$/)?.[1];
}

/** What is wrong with the variables of a text. Braces that are no variable would be code for the renderer. */
export function variableFaults(text: string): string[] {
  const names = [...text.matchAll(variable)].map(([, name = '']) => name);
  const faults = unknownVariables(names, campaignVariables);
  if (/\{\{|\{%/.test(text.replaceAll(variable, '')))
    faults.push('Two braces are only for variables, such as {{ guest.firstName }}');
  return [...faults, ...singleBraceFaults(text, campaignVariables)];
}

/** What is wrong with the addresses of a text's links, buttons, and pictures. */
export function linkFaults(body: string): string[] {
  return [...body.matchAll(linkTarget)].flatMap(([, mark, target = '']) => {
    if (mark !== undefined) return isOnWeb(target) ? [] : [unsafePicture(target)];
    return isSafe(target) ? [] : [unsafe(target)];
  });
}

/** Where email programs load a picture from; as for templates, whose pictures are checked once more when rendered. */
function isOnWeb(target: string): boolean {
  return /^https?:\/\//i.test(target) && URL.canParse(target);
}

function isSafe(target: string): boolean {
  const name = variableOf(target);
  if (name !== undefined) return name.startsWith('links.') || !known.has(name);
  if (/^(?:mailto|tel):./i.test(target)) return true;
  return isOnWeb(target);
}

function unsafePicture(target: string): string {
  if (/^https?:\/\/$/i.test(target)) return `The picture has no address. Write it after ${target}`;
  return `The picture “${shortened(target)}” doesn’t work: start its address with https://`;
}

function shortened(target: string): string {
  return target.length > 60 ? `${target.slice(0, 60)}…` : target;
}

function unsafe(target: string): string {
  if (/^(?:https?:\/\/|mailto:|tel:)$/i.test(target))
    return `The link has no address. Write it after ${target}`;
  return `The link “${shortened(target)}” doesn’t work: start it with https://, mailto: or tel:`;
}
