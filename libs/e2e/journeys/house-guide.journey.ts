import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from '../fixtures.ts';
import { guidePhrases } from '../pages/guide-phrases.ts';
import { readAsStranger } from '../pages/stranger-reads.ts';

const root = path.join(import.meta.dirname, '../../..');
const phrases = guidePhrases();
/** On the home page: what finds it would find the guide. */
const publicText = 'Cedar, steam and a clear view of the stars';
/** In the code of that page, which knows no house: what finds it would find a house. */
const textOfCode = 'Read More Reviews';

/** The phrases of the guide in a text, in any of the ways in which HTML and scripts write an apostrophe. */
function guideIn(text: string): string[] {
  const plain = text.replaceAll(/&#x27;|&#39;|&apos;|\\u0027|\\'|’/g, "'");
  return phrases.filter((phrase) => plain.includes(phrase));
}

test('the guide has a WiFi password and enough sentences to look for', () => {
  expect(phrases).toContain('two-chairs-one-fire');
  expect(phrases.length).toBeGreaterThan(40);
  expect(
    guideIn('It&#x27;s at 102 °F when you arrive, day or night, with fresh water for each stay.'),
  ).toHaveLength(1);
});

test('no file of the pages and of the back office contains the guide', ({ stack }) => {
  // The stack has built all of them.
  expect(stack.urls.site).toBeDefined();
  const files = globSync('{shell,mf-public,mf-admin}/{dist,dist-ssr}/**/*', {
    cwd: root,
    withFileTypes: true,
  })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)));
  expect(files.length).toBeGreaterThan(100);
  const texts = files.map((file) => ({ file, text: unpacked(path.join(root, file)) }));
  expect(texts.some(({ text }) => text.includes(textOfCode))).toBe(true);
  // The back office shows what pages say by default, where a host can write something else.
  const ofPages = texts.filter(({ file }) => !file.startsWith('mf-admin/'));
  expect(ofPages.filter(({ text }) => text.includes(publicText))).toEqual([]);
  expect(texts.flatMap(({ file, text }) => guideIn(text).map((phrase) => `${file}: ${phrase}`))).toEqual([]);
  expect(files.filter((file) => /property\.json|\bguide\//.test(file))).toEqual([]);
});

test('no answer to a stranger contains the guide', async ({ request }) => {
  const answers = await readAsStranger(request);
  expect(answers.some(({ text }) => text.includes(publicText))).toBe(true);
  expect(
    answers.flatMap(({ address, text }) => guideIn(text).map((phrase) => `${address}: ${phrase}`)),
  ).toEqual([]);
});

test('the assistant tells nobody the WiFi password', async ({ request }) => {
  for (const message of [
    "What's the WiFi password?",
    'Where is the water shut-off?',
    'How do I light the fireplace?',
  ]) {
    const answer = await request.post('/api/chat', { data: { message } });
    expect(answer.ok()).toBe(true);
    expect(guideIn(await answer.text())).toEqual([]);
  }
});

function unpacked(file: string): string {
  const content = readFileSync(file);
  if (file.endsWith('.br')) return brotliDecompressSync(content).toString();
  if (file.endsWith('.gz')) return gunzipSync(content).toString();
  return content.toString();
}
