import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create } from 'fontkit';
import { unpackWoff } from './unpack-woff.ts';

/** The house's hand for its name and titles, and a plain one for everything else. */
export type Face = 'display' | 'text' | 'strong';

/** One file of a family, which has a part of its characters. */
export interface FontFile {
  readonly name: string;
  readonly content: Buffer;
  hasCharacter(codePoint: number): boolean;
}

const require = createRequire(import.meta.url);
const everyScript = ['latin', 'latin-ext', 'vietnamese', 'cyrillic', 'cyrillic-ext', 'greek', 'greek-ext'];
const inter = (weight: number): string[] => everyScript.map((script) => `inter-${script}-${weight}-normal`);
const names: Readonly<Record<Face, readonly string[]>> = {
  display: [
    ...['latin', 'latin-ext', 'vietnamese'].map((script) => `fraunces-${script}-400-normal`),
    ...inter(400),
  ],
  text: inter(400),
  strong: inter(600),
};

/** Files that were read once; they are the same for every document. */
const files = new Map<string, FontFile>();

/** The files of a face, in the order in which they are searched for a character. */
export function fontFiles(face: Face): readonly FontFile[] {
  return names[face].map((name) => {
    const file = files.get(name) ?? readFont(name);
    files.set(name, file);
    return file;
  });
}

function readFont(name: string): FontFile {
  const family = name.startsWith('inter') ? '@fontsource/inter' : '@fontsource/fraunces';
  const content = unpackWoff(readFileSync(require.resolve(`${family}/files/${name}.woff`)));
  const font = create(content);
  if (!('hasGlyphForCodePoint' in font)) throw new Error(`${name} is a collection of fonts`);
  return { name, content, hasCharacter: (codePoint) => font.hasGlyphForCodePoint(codePoint) };
}
