import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { APIRequestContext } from '@playwright/test';
import type { Call } from '@getaway/contracts/http/call';
import { expect, test } from '../fixtures.ts';
import { guidePhrases } from '../pages/guide-phrases.ts';

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
  const pages = ['/', '/booking', '/childcare', '/privacy-policy', '/terms-of-service', '/no-such-page'];
  const files = ['/config.json', '/property.json', '/libs/property/property.json', '/guide/parking.svg'];
  const stays = [`/stay/${'A'.repeat(43)}`, '/api/stay', '/api/stay/guide'];
  const calls = await publicReads();
  expect(calls.length).toBeGreaterThan(8);
  const answers = await Promise.all(
    [...pages, ...files, ...stays, ...calls].map((address) => answerOf(request, address)),
  );
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

async function answerOf(
  request: APIRequestContext,
  address: string,
): Promise<{ address: string; text: string }> {
  const answer = await request.get(address, { headers: { authorization: `Stay ${'A'.repeat(43)}` } });
  return { address, text: await answer.text() };
}

/** The paths of all calls that anyone may make and that change nothing. */
async function publicReads(): Promise<string[]> {
  const modules = globSync('libs/contracts/src/http/*.ts', { cwd: root }).filter(
    (file) => !file.endsWith('.test.ts'),
  );
  const calls = await Promise.all(
    modules.map(async (file) => {
      const exported: unknown = await import(path.join(root, file));
      return typeof exported === 'object' && exported !== null ? Object.values(exported).filter(isCall) : [];
    }),
  );
  return calls
    .flat()
    .filter(({ method, access }) => method === 'GET' && access === 'public')
    .map((call) => call.path.replaceAll(/:\w+/g, 'x'));
}

function isCall(value: unknown): value is Call {
  return typeof value === 'object' && value !== null && 'access' in value && 'method' in value;
}

function unpacked(file: string): string {
  const content = readFileSync(file);
  if (file.endsWith('.br')) return brotliDecompressSync(content).toString();
  if (file.endsWith('.gz')) return gunzipSync(content).toString();
  return content.toString();
}
