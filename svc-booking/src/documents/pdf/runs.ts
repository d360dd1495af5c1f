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
  /** Whether some are printed as plainer ones that mean the same: 'ﬁ' as 'fi'. */
  readonly isPlainer: boolean;
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Splits text into runs, each in the first font file that has its characters: 'Łukasz Nguyễn' needs three. */
export function printableText(text: string, face: Face): PrintableText {
  const fonts = fontFiles(face);
  const [usual] = fonts;
  if (!usual) throw new Error(`no font for ${face}`);
  const runs: { font: FontFile; text: string }[] = [];
  let isIncomplete = false;
  let isPlainer = false;
  const append = (font: FontFile, part: string): void => {
    const last = runs.at(-1);
    if (last?.font === font) last.text += part;
    else runs.push({ font, text: part });
  };
  for (const { segment } of graphemes.segment(text.normalize('NFC').replaceAll(/\s+/gu, ' '))) {
    const current = runs.at(-1)?.font;
    const searched = [...(current ? [current] : []), ...fonts];
    const fits = spellingsOf(segment).flatMap((text) => {
      const font = searched.find((each) => hasAll(each, text));
      return font ? [{ font, text }] : [];
    });
    const best = fits[0] ?? { font: usual, text: '?' };
    isIncomplete ||= fits.length === 0;
    isPlainer ||= fits.length > 0 && best.text !== segment;
    append(best.font, best.text);
  }
  return { runs, isIncomplete, isPlainer };
}

/** A character, and how it can be written plainer: as those that it stands for (Unicode NFKC), and without its marks. */
function spellingsOf(segment: string): readonly string[] {
  const plain = segment.normalize('NFKC');
  const bare = plain.normalize('NFD').replaceAll(/\p{M}/gu, '');
  return bare === '' ? [segment, plain] : [segment, plain, bare];
}

function hasAll(font: FontFile, segment: string): boolean {
  return [...segment].every((character) => font.hasCharacter(character.codePointAt(0) ?? 0));
}
