import { readFile } from 'node:fs/promises';
import path from 'node:path';
import Beasties from 'beasties';

/** The folder is all that is read; the name only has to be unlikely. */
const anywhere = '/files-of-the-build/';

/** A font that browsers have. One that has to be fetched comes with the whole sheet, so that it leaves the line to a picture. */
const standIn = /@font-face\{[^{}]*\blocal\([^{}]*\}/g;

/**
 * The rules of a style sheet that apply to something on a page as it is rendered; '' if the library finds none. The page can be
 * painted with them before the whole sheet has come. `dist` is the folder of the sheet. Takes 0.1 s.
 */
export async function firstStyles(dist: string, sheet: string, body: string): Promise<string> {
  const beasties = new Beasties({
    path: dist,
    publicPath: anywhere,
    preload: 'body',
    reduceInlineStyles: false,
    pruneSource: false,
    preloadFonts: false,
    logLevel: 'silent',
    // The library takes the first two for rules that apply to nothing. The edge fills in what the third is for: its months.
    allowRules: [/:where\(/, /:has\(/, /\.months-/],
  });
  const page = await beasties.process(
    `<html><head><link rel="stylesheet" href="${anywhere}${sheet}"></head><body>${body}</body></html>`,
  );
  const rules = /<style>(.*?)<\/style>/s.exec(page)?.[1];
  if (rules === undefined) return '';
  // The library leaves out fonts that are named by a variable.
  const standIns = (await readFile(path.join(dist, sheet), 'utf8')).match(standIn) ?? [];
  // Only the edge knows where the files of the build are, and fills in {base}.
  return standIns.join('') + rules.replaceAll(anywhere, '{base}');
}
