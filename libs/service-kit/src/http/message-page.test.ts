import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { bundledProperty } from '@getaway/property';
import { contrast, leastContrast, themeOf, type Colours } from '@getaway/property/colours';
import { messagePage } from './message-page.ts';

const message = { title: 'Done', content: '<p>All set.</p>' };
const colours = { background: '#10241c', accent: '#ffdd00' };

test('shows the house’s name as text, and allows its own style alone', () => {
  const { html, contentSecurityPolicy } = messagePage(
    { ...bundledProperty, name: '<b>"Fox" & Hare' },
    message,
  );
  expect(html).toContain('<title>Done · &lt;b&gt;&quot;Fox&quot; &amp; Hare</title>');
  const style = /<style>(.*)<\/style>/s.exec(html)?.[1] ?? '';
  const hash = createHash('sha256').update(style).digest('base64');
  expect(contentSecurityPolicy).toContain(`default-src 'none'; style-src 'sha256-${hash}'`);
});

test('leads home with the house’s name, as every page of the site does', () => {
  const { html } = messagePage({ ...bundledProperty, name: 'Fox & Hare' }, message);
  expect(html).toMatch(/<header><a href="\/">Fox &amp; Hare<\/a><\/header>/);
});

/** The page's own colors, by name. */
function tonesOf(own: Colours | undefined): Readonly<Record<string, string>> {
  const { html } = messagePage({ ...bundledProperty, colours: own }, message);
  const tones = html.matchAll(/--(?<name>[\w-]+):(?<tone>#[0-9a-f]{6})/g);
  return Object.fromEntries([...tones].map(({ groups }) => [groups?.['name'] ?? '', groups?.['tone'] ?? '']));
}

test('is drawn as the site at night, in the house’s own colors', () => {
  expect(tonesOf(undefined)).toMatchObject({ 'night-900': '#0b1020', 'ember-400': '#f5b157' });
  expect(tonesOf(colours)).toMatchObject({
    'night-900': '#10241c',
    'ember-400': '#ffdd00',
    'on-accent': themeOf(colours)['on-accent'],
  });
  expect(messagePage(bundledProperty, message).html).not.toContain('prefers-color-scheme');
});

test.each([
  ['as drawn', undefined],
  ['the house’s own', colours],
])('is readable: %s', (_whose, own) => {
  const tones = tonesOf(own);
  const ratioOf = ([front, behind]: readonly [string, string]) =>
    contrast(tones[front] ?? '', tones[behind] ?? '');
  const pairs = [
    ['cream-100', 'night-900'],
    ['cream-100', 'night-950'],
    ['cream-300', 'night-900'],
    ['mist-400', 'night-900'],
    ['ember-300', 'night-900'],
    ['on-accent', 'ember-300'],
    ['on-accent', 'ember-400'],
  ] as const;
  for (const pair of pairs) expect(ratioOf(pair), pair.join(' on ')).toBeGreaterThanOrEqual(leastContrast);
});
