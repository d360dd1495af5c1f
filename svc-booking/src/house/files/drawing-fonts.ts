import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { unpackWoff } from '../../documents/pdf/unpack-woff.ts';

const scripts = ['latin', 'latin-ext', 'vietnamese', 'cyrillic', 'cyrillic-ext', 'greek', 'greek-ext'];
const faces = ['400-normal', '400-italic', '700-normal', '700-italic'];

let environment: Readonly<Record<string, string>> | undefined;

/**
 * The environment of a process that renders text in drawings with our own font, so that a drawing looks the same on every
 * machine, including containers, which have no fonts. The first call unpacks the font.
 */
export function drawingFonts(): Readonly<Record<string, string>> {
  environment ??= { FONTCONFIG_FILE: unpackFonts() };
  return environment;
}

function unpackFonts(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'drawing-fonts-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const require = createRequire(import.meta.url);
  for (const script of scripts)
    for (const face of faces) {
      // The library does not read WOFF.
      const packed = readFileSync(require.resolve(`@fontsource/inter/files/inter-${script}-${face}.woff`));
      writeFileSync(path.join(folder, `${script}-${face}.ttf`), unpackWoff(packed));
    }
  const settings = path.join(folder, 'fonts.conf');
  writeFileSync(
    settings,
    `<fontconfig><dir>${folder}</dir><cachedir>${path.join(folder, 'cache')}</cachedir></fontconfig>\n`,
  );
  return settings;
}
