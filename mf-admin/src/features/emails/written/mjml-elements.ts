/** An element of MJML as its author wrote it. */
export interface MjmlElement {
  readonly name: string;
  /** As they are written, on one line. */
  readonly attributes: string;
  /** What is between its tags. */
  readonly inner: string;
  readonly source: string;
}

const opening = /<(mj-[a-z-]+)((?:\s+[\w:-]+\s*=\s*(?:"[^"]*"|'[^']*'))*)\s*(\/?)>/y;
const anyTag = /<(\/?)(mj-[a-z-]+)(?=[\s>/])[^>]*?(\/?)>/g;
const comment = /<!--.*?-->/sy;

/**
 * The elements of MJML that follow each other, comments included; undefined when there is anything else, which MJML
 * would drop or the editor does not know.
 */
export function mjmlElements(source: string): readonly MjmlElement[] | undefined {
  const elements: MjmlElement[] = [];
  let at = skipSpace(source, 0);
  while (at < source.length) {
    const element = commentAt(source, at) ?? elementAt(source, at);
    if (!element) return undefined;
    elements.push(element);
    at = skipSpace(source, at + element.source.length);
  }
  return elements;
}

function commentAt(source: string, at: number): MjmlElement | undefined {
  comment.lastIndex = at;
  const found = comment.exec(source)?.[0];
  return found === undefined ? undefined : { name: 'comment', attributes: '', inner: '', source: found };
}

function elementAt(source: string, at: number): MjmlElement | undefined {
  opening.lastIndex = at;
  const found = opening.exec(source);
  if (!found) return undefined;
  const [tag, name = '', written = '', selfClosed] = found;
  // Spaces of other kinds, which a value may have, are no part of the markup.
  const attributes = written.replace(/[\t\n\f\r ]+/g, ' ').trim();
  if (selfClosed) return { name, attributes, inner: '', source: tag };
  const end = closingOf(source, name, at + tag.length);
  if (!end) return undefined;
  return {
    name,
    attributes,
    inner: source.slice(at + tag.length, end.from),
    source: source.slice(at, end.to),
  };
}

/** Where an element is closed; those of its name inside it are closed first. */
function closingOf(source: string, name: string, from: number): { from: number; to: number } | undefined {
  let open = 1;
  for (const { 0: tag, 1: isClosing, 2: named, 3: isSelfClosed, index } of source
    .slice(from)
    .matchAll(anyTag)) {
    if (named !== name) continue;
    if (isClosing) open -= 1;
    else if (!isSelfClosed) open += 1;
    if (open === 0) return { from: from + index, to: from + index + tag.length };
  }
  return undefined;
}

function skipSpace(source: string, from: number): number {
  const space = /\s*/y;
  space.lastIndex = from;
  return from + (space.exec(source)?.[0].length ?? 0);
}

/** One attribute of an element, as it is written, and the others without it. */
export function takeAttribute(
  attributes: string,
  name: string,
): { value: string | undefined; others: string } {
  let value: string | undefined;
  const others = attributes.replace(
    /\s*([\w:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g,
    (written, key: string, double?: string, single?: string) => {
      if (key !== name) return written;
      value = double ?? single;
      return '';
    },
  );
  return { value, others: others.trim() };
}
