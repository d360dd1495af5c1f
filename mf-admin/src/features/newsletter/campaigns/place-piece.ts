/** A part of the text format. */
export interface Piece {
  readonly label: string;
  /** Whether it has lines of its own. */
  readonly isBlock: boolean;
  /** The words of a piece that is inserted where no words are selected. */
  readonly words: string;
  /** Writes the piece around words, which may have several lines. */
  readonly write: (words: string) => string;
  /** What is typed next when the words were already there, such as a link's address. */
  readonly next?: string;
}

/** A range of a text and what is written into it; `select` is a range of the text after that. */
export interface Edit {
  readonly from: number;
  readonly to: number;
  readonly text: string;
  readonly select: readonly [start: number, end: number];
  /** Where the piece ends in the text after that. */
  readonly end: number;
}

const oneLine = (words: string): string => words.replaceAll(/\s*\n\s*/g, ' ');
const eachLine = (words: string, write: (line: string) => string): string =>
  words.replaceAll(/[^\n]*\S[^\n]*/g, (line) => write(line.trim()));

export const pieces: readonly Piece[] = [
  { label: 'Heading', isBlock: true, words: 'Heading', write: (words) => `# ${oneLine(words)}` },
  {
    label: 'List',
    isBlock: true,
    words: 'First\nSecond',
    write: (words) => eachLine(words.replaceAll(/\n\s*\n/g, '\n'), (line) => `- ${line}`),
  },
  {
    label: 'Bold',
    isBlock: false,
    words: 'important words',
    // Bold words end with their line.
    write: (words) => eachLine(words, (line) => `**${line}**`),
  },
  {
    label: 'Link',
    isBlock: false,
    words: 'words to click',
    write: (words) => `[${oneLine(words)}](https://)`,
    next: 'https://',
  },
  {
    label: 'Button',
    isBlock: true,
    words: 'See our dates',
    write: (words) => `[Button: ${oneLine(words)}]({{ links.booking }})`,
  },
  {
    label: 'Picture',
    isBlock: true,
    words: 'What it shows',
    write: (words) => `![${oneLine(words)}](https://)`,
    next: 'https://',
  },
];

/** A photo with its description, which can be typed over while it is missing. */
export function photoPiece({ address, alt }: { readonly address: string; readonly alt: string }): Piece {
  // A description ends with its bracket, and braces would be a variable.
  const described = alt.replaceAll(/[[\]{}\s]+/g, ' ').trim();
  return {
    label: 'Photo',
    isBlock: true,
    words: described === '' ? 'What it shows' : described,
    write: (words) => `![${words}](${address})`,
  };
}

/**
 * Where a piece goes. Selected words become its words. Otherwise it brings its own, of which the first line is selected,
 * so that typing replaces it. Blocks get one empty line around them; other pieces touch no word.
 */
export function placePiece(piece: Piece, value: string, start: number, end: number): Edit {
  const selected = value.slice(start, end);
  const chosen = selected.trim();
  const words = chosen === '' ? piece.words : chosen;
  // Spaces at the ends of a selection stay outside of the piece.
  const first = chosen === '' ? start : start + selected.indexOf(chosen);
  const last = chosen === '' ? end : first + chosen.length;
  const { from, to, lead, trail } = piece.isBlock
    ? aroundBlock(value, first, last)
    : aroundWords(value, first, last, chosen !== '');
  const written = piece.write(words);
  const at = from + lead.length;
  const next = chosen === '' ? (words.split('\n')[0] ?? '') : piece.next;
  const selectFrom = at + (next === undefined ? written.length : written.lastIndexOf(next));
  return {
    from,
    to,
    text: lead + written + trail,
    select: [selectFrom, selectFrom + (next?.length ?? 0)],
    end: at + written.length,
  };
}

type Surroundings = Pick<Edit, 'from' | 'to'> & { readonly lead: string; readonly trail: string };

function aroundBlock(value: string, start: number, end: number): Surroundings {
  const from = value.slice(0, start).trimEnd().length;
  const to = value.length - value.slice(end).trimStart().length;
  return { from, to, lead: from > 0 ? '\n\n' : '', trail: to < value.length ? '\n\n' : '' };
}

function aroundWords(value: string, from: number, to: number, isSelected: boolean): Surroundings {
  if (isSelected) return { from, to, lead: '', trail: '' };
  return {
    from,
    to,
    lead: /[^\s([{“‘"']$/u.test(value.slice(0, from)) ? ' ' : '',
    trail: /^[\p{L}\p{N}*[{]/u.test(value.slice(to)) ? ' ' : '',
  };
}
