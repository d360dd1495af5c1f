import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { wordsOfOneHouse } from '@getaway/testing/one-house';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const root = path.join(import.meta.dirname, '../..');
const pages = ['/', '/childcare', '/privacy-policy', '/terms-of-service', '/404'];

/** What else must not appear on any page of another house: its state, and its reviewers. */
const ofItsGuests = /georgia|maya and theo|dana and chris/i;

describe.each([
  {
    house: 'vermont-cabin',
    geo: { latitude: 44.5901, longitude: -72.2957 },
    says: {
      '/': [
        'Birch Point Cabin · Greensboro, Vermont',
        'The lake is quiet',
        'Loons at night',
        'tel:+18025550164',
      ],
      '/childcare': ['$50 OFF CHILDCARE COVERAGE', 'The lake is emptiest on a Tuesday'],
      '/terms-of-service': [
        'from 9 PM to 7 AM',
        'Guests must be 21 or older',
        'at least 48 hours before',
        'winter tires',
      ],
      '/privacy-policy': ['Responsible: Ruth and Anders Holm', 'October 1, 2026'],
      '/404': ['blue blazes'],
    },
  },
  {
    house: 'lisbon-loft',
    geo: { latitude: 38.7119, longitude: -9.1303 },
    says: {
      '/': ['Casa do Miradouro · Lisboa', 'The tram at the door', 'In the middle of the old town'],
      '/childcare': ['$50 saved = babysitter covered', 'Fly in on a Tuesday'],
      '/terms-of-service': ['nominally 2:00 PM', 'from 11 PM to 7 AM', '1100-341 Lisboa'],
      '/privacy-policy': ['Local lodging registration', 'the driver or baker'],
      '/404': ['The tram goes back'],
    },
  },
])('the site of $house', ({ house, geo, says }) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'example-house-'));
  let rendered: Record<string, string>;
  const render = (url: string): string => rendered[url] ?? '';

  beforeAll(() => {
    execFileSync('npx', ['rspack', 'build', '--config-name', 'mf_public-ssr', '--output-path', folder], {
      cwd: path.join(root, 'mf-public'),
      env: {
        ...process.env,
        NODE_ENV: 'production',
        // What is looked at are the words.
        PHOTO_EFFORT: '0',
        PROPERTY_FILE: path.join(root, 'docs/examples', house, 'property.json'),
      },
    });
    // By Node itself: the chunks name each other by address.
    const pagesAsJson = `import(${JSON.stringify(pathToFileURL(path.join(folder, 'prerender.mjs')).href)}).then(({ render }) =>
      process.stdout.write(JSON.stringify(Object.fromEntries(${JSON.stringify(pages)}.map((url) => [url, render(url)])))))`;
    rendered = v.parse(
      v.record(v.string(), v.string()),
      JSON.parse(execFileSync(process.execPath, ['-e', pagesAsJson], { encoding: 'utf8' })),
    );
  }, 400_000);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it.each(Object.entries(says))('says of itself on %s', (url, expected) => {
    // React parts texts that meet with a comment.
    const html = render(url).replaceAll('<!-- -->', '');
    for (const text of expected) expect(html).toContain(text);
  });

  it('tells search engines where it is', () => {
    const [, data] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(render('/')) ?? [];
    expect(JSON.parse(data ?? '')).toMatchObject({
      '@type': ['VacationRental', 'LodgingBusiness'],
      address: { '@type': 'PostalAddress' },
      geo: { '@type': 'GeoCoordinates', ...geo },
    });
  });

  it('gives each phone link a number that a phone can dial', () => {
    const links = pages.flatMap((url) => [...render(url).matchAll(/href="tel:([^"]*)"/g)]);
    expect(links.length).toBeGreaterThan(2);
    for (const [, number] of links) expect(number).toMatch(/^\+?\d+$/);
  });

  it.each(pages)('says nothing of another house on %s', (url) => {
    for (const ofAnotherHouse of [wordsOfOneHouse, ofItsGuests])
      expect(ofAnotherHouse.exec(render(url))?.[0]).toBeUndefined();
  });

  it('has no word of another house in the code of any page', () => {
    expect(
      /lantern ?hollow|decatur|atlanta|404 555|maya and theo/i.exec(codeOf(folder))?.[0],
    ).toBeUndefined();
  });

  it('has no word of its guide in the code of any page', () => {
    expect(codeOf(folder)).toContain(geo.latitude.toString());
    expect(
      /loons-at-midnight|sardinhas-e-fado|lockbox|blue tiles/i.exec(codeOf(folder))?.[0],
    ).toBeUndefined();
  });

  it('shows the reviews that the host has, and leads to none where there are none', () => {
    expect(render('/').includes('href="/#reviews"')).toBe(house === 'vermont-cabin');
    expect(render('/').includes('Read More Reviews')).toBe(house === 'vermont-cabin');
  });

  it('shows the photos next to its file, in several sizes', () => {
    expect(render('/')).toMatch(/<img[^>]+src="\{base\}assets\/[0-9a-f]+-1600\.[0-9a-f]+\.webp"/);
  });
});

function codeOf(folder: string): string {
  const chunks = readdirSync(folder).filter((file) => file.endsWith('.mjs'));
  return chunks.map((file) => readFileSync(path.join(folder, file), 'utf8')).join('');
}
