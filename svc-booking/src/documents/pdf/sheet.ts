import PDFDocument from 'pdfkit';
import type { Paper } from '../document.rules.ts';
import type { Face } from './fonts.ts';
import { printableText, type Run } from './runs.ts';

export interface Style {
  readonly face: Face;
  readonly size: number;
  readonly color: string;
  /** Figures of the same width, for amounts below each other. */
  readonly isTabular?: true;
}

export interface Tag {
  readonly type: string;
  readonly scope?: 'Row' | 'Column';
}

export type Align = 'left' | 'right' | 'center';

interface Place {
  readonly x: number;
  readonly width: number;
  /** The baseline of the first line. */
  readonly baseline: number;
  readonly align?: Align;
}

type Parent = PDFKit.PDFStructureElement;

/** Only figures need a feature of the font. Without one, the library keeps the shapes of words that it has seen. */
const featuresOf = ({ isTabular }: Style): { features?: PDFKit.Mixins.OpenTypeFeatures[] } =>
  isTabular ? { features: ['tnum'] } : {};
const sides = 62;
export const lineHeight = (size: number): number => Math.round(size * 1.45);

/** The pages of a document: text at a place, each piece with its tag for screen readers. */
export interface Sheet {
  readonly doc: PDFKit.PDFDocument;
  readonly root: Parent;
  readonly left: number;
  readonly width: number;
  readonly height: number;
  /** Whether some characters had to be printed as question marks. */
  readonly isIncomplete: () => boolean;
  /** Adds an element without text of its own, such as a table. */
  readonly group: (parent: Parent, tag: Tag) => Parent;
  /** Writes text with its tag and returns how many lines it took. */
  readonly write: (parent: Parent, tag: Tag, text: string, style: Style, place: Place) => number;
  /** The same for what screen readers skip, because it repeats something. */
  readonly repeat: (text: string, style: Style, place: Place) => void;
  readonly rule: (y: number, from: number, to: number, color: string) => void;
  readonly linesOf: (text: string, style: Style, width: number) => number;
}

export function openSheet(options: { paper: Paper; title: string; author: string; issuedAt: Date }): Sheet {
  const { paper, title, author, issuedAt } = options;
  const doc = new PDFDocument({
    size: paper === 'a4' ? 'A4' : 'LETTER',
    margin: 0,
    pdfVersion: '1.7',
    tagged: true,
    lang: 'en-US',
    displayTitle: true,
    bufferPages: true,
    // The time of issuing, so that the same document always has the same bytes.
    info: { Title: title, Author: author, Creator: author, CreationDate: issuedAt, ModDate: issuedAt },
  });
  const root = doc.struct('Document');
  doc.addStructure(root);
  let isIncomplete = false;

  const widthOf = (runs: readonly Run[], style: Style): number =>
    runs.reduce((sum, run) => sum + use(run, style.size).widthOfString(run.text, featuresOf(style)), 0);
  const use = ({ font }: Run, size: number) => {
    if (!registered.has(font.name)) doc.registerFont(font.name, font.content);
    registered.add(font.name);
    return doc.font(font.name).fontSize(size);
  };
  const registered = new Set<string>();
  const measure = (text: string, style: Style): number =>
    widthOf(printableText(text, style.face).runs, style);

  const wrap = (text: string, style: Style, width: number): string[] => {
    const lines: string[] = [];
    let line = '';
    for (const word of text
      .split(/\s+/u)
      .flatMap((each) => piecesOf(each, (part) => measure(part, style) <= width))) {
      const longer = line === '' ? word : `${line} ${word}`;
      if (line !== '' && measure(longer, style) > width) {
        lines.push(line);
        line = word;
      } else line = longer;
    }
    return [...lines, line];
  };

  const draw = (text: string, style: Style, place: Place): void => {
    wrap(text, style, place.width).forEach((line, index) => {
      const printable = printableText(line, style.face);
      isIncomplete ||= printable.isIncomplete;
      const rest = place.width - widthOf(printable.runs, style);
      let x = place.x + rest * { left: 0, center: 0.5, right: 1 }[place.align ?? 'left'];
      const y = place.baseline + index * lineHeight(style.size);
      const options = { lineBreak: false, ...featuresOf(style) };
      for (const run of printable.runs) {
        use(run, style.size)
          .fillColor(style.color)
          .text(run.text, x, y, { ...options, baseline: 'alphabetic' });
        x += doc.widthOfString(run.text, options);
      }
    });
  };

  const artifact = (type: 'Pagination' | 'Layout', work: () => void): void => {
    doc.markContent('Artifact', { type });
    work();
    doc.endMarkedContent();
  };

  return {
    doc,
    root,
    left: sides,
    width: doc.page.width - 2 * sides,
    height: doc.page.height,
    isIncomplete: () => isIncomplete,
    group: (parent, { type }) => {
      const element = doc.struct(type);
      parent.add(element);
      return element;
    },
    write: (parent, { type, ...attributes }, text, style, place) => {
      // Screen readers say what was typed, also where the page shows question marks or plainer characters.
      const { isIncomplete: hasMarks, isPlainer } = printableText(text, style.face);
      const spoken = hasMarks || isPlainer ? { actual: text } : {};
      parent.add(doc.struct(type, { ...attributes, ...spoken }, () => draw(text, style, place)));
      return wrap(text, style, place.width).length;
    },
    repeat: (text, style, place) => artifact('Pagination', () => draw(text, style, place)),
    rule: (y, from, to, color) =>
      artifact('Layout', () => doc.moveTo(from, y).lineTo(to, y).lineWidth(0.6).strokeColor(color).stroke()),
    linesOf: (text, style, width) => wrap(text, style, width).length,
  };
}

/** A word in pieces that fit: only a word that is wider than its column has several. */
function piecesOf(word: string, fits: (part: string) => boolean): string[] {
  if (fits(word)) return [word];
  const pieces: string[] = [];
  let piece = '';
  for (const character of word) {
    if (piece !== '' && !fits(piece + character)) {
      pieces.push(piece);
      piece = character;
    } else piece += character;
  }
  return [...pieces, piece];
}
