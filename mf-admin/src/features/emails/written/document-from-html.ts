import { hasOnly, readHtml, tagsIn, type ReadHtml } from './inline-from-html.ts';
import { inContent, listOf } from './document-from-mjml.ts';
import { usualSection, usualStyles, type Block, type WrittenDocument } from './written-document.ts';

/** HTML for the place inside the standard layout as a document; undefined when the editor would lose a part of it. */
export function documentFromHtml(source: string): WrittenDocument | undefined {
  if (/<(?:!doctype|html|head|body)[\s>]/i.test(source)) return undefined;
  const read = readHtml(source);
  if (!read) return undefined;
  const content: Block[] = [];
  let run: Node[] = [];
  const endRun = (): boolean => {
    const blocks = blocksOfRun(run, read);
    run = [];
    if (blocks) content.push(...blocks);
    return blocks !== undefined;
  };
  for (const node of read.body.childNodes) {
    if (!(node instanceof HTMLElement && blockNames.has(node.localName))) {
      run.push(node);
      continue;
    }
    const block = endRun() ? blockOf(node, read) : undefined;
    if (!block) return undefined;
    content.push(block);
  }
  if (!endRun() || content.length === 0) return undefined;
  return { type: 'doc', content: [{ type: 'section', attrs: usualSection, content }] };
}

const blockNames = new Set(['p', 'h1', 'h2', 'ul', 'ol', 'img']);

function blockOf(element: HTMLElement, read: ReadHtml): Block | undefined {
  switch (element.localName) {
    case 'p': {
      const [only, ...others] = element.childNodes;
      if (only instanceof HTMLElement && only.localName === 'img' && others.length === 0)
        return hasOnly(element, []) ? blockOf(only, read) : undefined;
      return textOf(element, read, { type: 'paragraph', attrs: { styles: null } });
    }
    case 'h1':
      return textOf(element, read, { type: 'heading', attrs: { level: 1, styles: null } });
    case 'h2':
      return textOf(element, read, { type: 'heading', attrs: { level: 2, styles: null } });
    case 'ul':
    case 'ol':
      return listOf(element, usualStyles.list, read);
    case 'img': {
      const src = read.attribute(element.getAttribute('src') ?? '');
      const alt = read.attribute(element.getAttribute('alt') ?? '');
      if (!src || alt === undefined || !hasOnly(element, ['src', 'alt'])) return undefined;
      return { type: 'picture', attrs: { src, alt, styles: null } };
    }
    default:
      return undefined;
  }
}

function textOf(
  element: HTMLElement,
  read: ReadHtml,
  block: Pick<Block & { type: 'paragraph' | 'heading' }, 'type' | 'attrs'>,
): Block | undefined {
  const content = hasOnly(element, []) ? read.inlines([...element.childNodes]) : undefined;
  return content && { ...block, ...inContent(content) };
}

/** Text between blocks is a paragraph; tags of Liquid alone are conditions. */
function blocksOfRun(nodes: readonly Node[], read: ReadHtml): readonly Block[] | undefined {
  const inlines = read.inlines(nodes);
  if (!inlines) return undefined;
  if (inlines.length === 0) return [];
  const tags = tagsIn(inlines);
  if (tags) return tags.map((code) => ({ type: 'condition', attrs: { code } }));
  return [{ type: 'paragraph', attrs: { styles: null }, content: inlines }];
}
