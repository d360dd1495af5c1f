import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { allowedPlaces, areas, type AllowedPlace } from './areas.ts';
import { phrases } from './phrases.ts';
import { proseOf } from './prose.ts';
import { wordFaults } from './word-faults.ts';

// Rejects phrases that read like a literal translation. It checks only the listed phrases in the listed areas. People judge
// whether a text reads well.

const root = path.join(import.meta.dirname, '../..');
const used = new Set<AllowedPlace>();
const faults: string[] = [];
let read = 0;

for (const { files, kinds } of areas) {
  const found = globSync(files, { cwd: root, exclude: ['**/node_modules/**', '**/generated/**'] }).sort();
  if (found.length === 0) faults.push(`${files}: no file`);
  for (const file of found.map((name) => name.split(path.sep).join('/'))) {
    const source = readFileSync(path.join(root, file), 'utf8');
    const allowed = allowedPlaces.filter((place) => place.file === file && source.includes(place.text));
    for (const place of allowed) used.add(place);
    const prose = allowed.reduce(
      (text, place) => text.replaceAll(place.text, (words) => words.replace(/[^\n]/g, ' ')),
      proseOf(file, source, kinds),
    );
    faults.push(
      ...wordFaults(prose).map(({ line, words, instead }) => `${file}:${line}: '${words}': ${instead}`),
    );
    read += 1;
  }
}

for (const place of allowedPlaces.filter((each) => !used.has(each)))
  faults.push(`${place.file}: '${place.text}' is allowed but does not exist`);

/** A planted sentence in each kind of file, so that a check that misses a kind is noticed. */
const plantedIn: readonly ((sentence: string) => string)[] = [
  (sentence) => proseOf('planted.md', `| \`code\` | ${sentence} |`, ['prose']),
  (sentence) => proseOf('planted.ts', `/** ${sentence} */\nconst planted = 1;`, ['comments']),
  (sentence) =>
    proseOf('planted.ts', `/**\n * ${sentence.replaceAll(' ', '\n * ')}\n */\nconst planted = 1;`, [
      'comments',
    ]),
  (sentence) => proseOf('planted.ts', `it(${JSON.stringify(sentence)}, () => undefined);`, ['texts']),
  (sentence) => proseOf('planted.tsx', `const planted = <p>${sentence}</p>;`, ['texts']),
  (sentence) => proseOf('planted.mjml', `<mj-text>${sentence}</mj-text>`, ['prose']),
];
for (const phrase of phrases) {
  const unseen = plantedIn.filter(
    (plant) => !wordFaults(plant(phrase.planted)).some(({ instead }) => instead === phrase.instead),
  );
  if (unseen.length > 0) faults.push(`'${phrase.planted}' is not found`);
}

for (const fault of faults) process.stderr.write(`${fault}\n`);
const checked = `${phrases.length} phrases in ${read} files`;
process.stdout.write(faults.length === 0 ? `none of ${checked}\n` : `${faults.length} faults: ${checked}\n`);
process.exitCode = faults.length === 0 ? 0 : 1;
