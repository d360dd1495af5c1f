import { fontFiles, type Face, type FontFile } from './fonts.ts';

/** Text that one font file can print. */
export interface Run {
  readonly font: FontFile;
  readonly text: string;
}

export interface PrintableText {
  readonly runs: readonly Run[];
  /** Whether some characters are printed as question marks, because no font has them. */
  readonly isIncomplete: boolean;
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Splits text into runs, each in the first font file that has its characters: 'Łukasz Nguyễn' needs three. */
export function printableText(text: string, face: Face): PrintableText {
  const fonts = fontFiles(face);
  const [usual] = fonts;
  if (!usual) throw new Error(`no font for ${face}`);
  const runs: { font: FontFile; text: string }[] = [];
  let isIncomplete = false;
  const append = (font: FontFile, part: string): void => {
    const last = runs.at(-1);
    if (last?.font === font) last.text += part;
    else runs.push({ font, text: part });
  };
  for (const { segment } of graphemes.segment(text.normalize('NFC').replaceAll(/\s+/gu, ' '))) {
    const current = runs.at(-1)?.font;
    const font = [...(current ? [current] : []), ...fonts].find((each) => hasAll(each, segment));
    isIncomplete ||= font === undefined;
    append(font ?? usual, font ? segment : '?');
  }
  return { runs, isIncomplete };
}

function hasAll(font: FontFile, segment: string): boolean {
  return [...segment].every((character) => font.hasCharacter(character.codePointAt(0) ?? 0));
}
