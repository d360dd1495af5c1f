import { execFileSync } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Fragment, fragmentName } from '@getaway/contracts/fragment';
import { drawPictures } from '@getaway/edge/house/pictures';
import type { Property } from '@getaway/property';
import { readHouse, type House } from '@getaway/property/file';
import { renderingNames } from '@getaway/property/media';
import { wordsOfOneHouse } from '@getaway/testing/one-house';
import { shapeOf, textsIn } from '@getaway/testing/html-shape';
import { rewrittenHouses, textPairs } from '@getaway/testing/rewritten-house';
import fc from 'fast-check';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { renderFragments } from './render-fragments.ts';

const root = path.join(import.meta.dirname, '../../..');
const pages = ['/', '/booking', '/childcare', '/privacy-policy', '/terms-of-service', '/404'];

/** What else must not appear on any page of another house: its state, and its reviewers. */
const ofItsGuests = /georgia|maya and theo|dana and chris/i;

/** As mf-public's own folder: one build for all houses, and the pictures that were made of their photos. */
const folder = mkdtempSync(path.join(tmpdir(), 'example-houses-'));
/** As the bundler names it. */
const scriptOfStays = 'page-stay.1f62509a.js';

beforeAll(() => {
  execFileSync(
    'npx',
    ['rspack', 'build', '--config-name', 'mf_public-ssr', '--output-path', path.join(folder, 'dist-ssr')],
    { cwd: path.join(root, 'mf-public'), env: { ...process.env, NODE_ENV: 'production' } },
  );
  mkdirSync(path.join(folder, 'dist'));
  const manifest = { metaData: { remoteEntry: { name: 'remoteEntry.js' } }, shared: [], exposes: [] };
  writeFileSync(path.join(folder, 'dist/mf-manifest.json'), JSON.stringify(manifest));
  writeFileSync(path.join(folder, 'dist', scriptOfStays), '');
}, 400_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

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
      '/booking': [
        '<title>Book Your Days at the Lake',
        '<h1>Book Your Days at the Lake</h1>',
        'and the lake is yours.',
      ],
      '/childcare': ['$75 OFF CHILDCARE COVERAGE', 'The lake is emptiest on a Tuesday'],
      '/terms-of-service': [
        'from 9 PM to 7 AM',
        'Guests must be 21 or older',
        'cancel at least 5 days before check-in for a full refund',
        'cancel at least 14 days before check-in for a full refund',
        'you have 48 hours to pay',
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
      '/terms-of-service': [
        'usually from 2:00 PM',
        'cancel at least 48 hours before check-in for a full refund',
        'cancel at least 7 days before',
        'adds a surcharge of 2.5%, which',
        'you have 24 hours to pay',
        'from 11 PM to 7 AM',
        '1100-341 Lisboa',
      ],
      '/privacy-policy': ['Local lodging registration', 'the driver or baker'],
      '/404': ['The tram goes back'],
    },
  },
])('the site of $house', ({ house, geo, says }) => {
  let rendered: Map<string, Fragment>;
  const fragmentAt = (url: string): Fragment =>
    rendered.get(fragmentName(url)) ?? { buildId: 'none', head: '', body: '' };
  const render = (url: string): string => fragmentAt(url).head + fragmentAt(url).body;

  beforeAll(async () => {
    const file = path.join(root, 'docs/examples', house, 'property.json');
    rendered = await renderHouse(readHouse(file));
  }, 400_000);

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
    const { image } = JSON.parse(data ?? '') as { image: string[] };
    // Its three photos have one address for each size, in however many places they are; one is shown large, too.
    expect(image.length).toBeGreaterThanOrEqual(5);
    expect(new Set(image).size).toBe(image.length);
    for (const address of image) expect(address).toMatch(/^(?:https:|\{site\}[/{])/);
  });

  it('mentions a card fee only if there is one', () => {
    expect(/surcharge|card fee/i.test(render('/terms-of-service'))).toBe(house === 'lisbon-loft');
  });

  it('mentions a fee for cleaning only if there is one', () => {
    const [home, terms] = [render('/'), render('/terms-of-service').replaceAll('<!-- -->', '')];
    const hasFee = house === 'lisbon-loft';
    expect(home, 'neither lists housekeeping').not.toContain('Professional cleaning');
    expect(terms).toContain(
      `packages, ${hasFee ? 'a fixed cleaning fee for professional cleaning' : 'professional cleaning'}, and any tax.`,
    );
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

  it('has its data for the bundle, and no word of its guide', () => {
    const { data = '' } = fragmentAt('/').house ?? {};
    expect(JSON.parse(data)).toMatchObject({ facts: { property: { address: geo } } });
    expect(data).toContain('"home":');
    expect(data).not.toMatch(/"(?:booking|legal)":/);
    expect(fragmentAt('/booking').house?.data).toContain('"booking":');
    expect(fragmentAt('/privacy-policy').house?.data).toContain('"legal":');
    expect(/loons-at-midnight|sardinhas-e-fado|lockbox|blue tiles/i.exec(data)?.[0]).toBeUndefined();
    expect(wordsOfOneHouse.exec(data)?.[0]).toBeUndefined();
  });

  it('shows the reviews that the host has, and leads to none where there are none', () => {
    expect(render('/').includes('href="/#reviews"')).toBe(house === 'vermont-cabin');
    expect(render('/').includes('Read More Reviews')).toBe(house === 'vermont-cabin');
  });

  it('plays no film of another house over its photo', () => {
    expect(render('/childcare')).not.toContain('<video');
    expect(render('/childcare')).not.toContain('the video');
  });

  it('loads the script of a page early on this page alone', () => {
    expect(fragmentAt('/stay').head).toContain(`href="{base}${scriptOfStays}"`);
    expect(fragmentAt('/').head).not.toContain(scriptOfStays);
  });

  it('shows the photos next to its file, in several sizes', () => {
    const [, shown = ''] =
      /<img[^>]+src="\{base\}(house\/photo-1600\.[0-9a-f]{8}\.webp)"/.exec(render('/')) ?? [];
    expect(readFileSync(path.join(folder, shown)).subarray(8, 12).toString()).toBe('WEBP');
  });
});

it('has no word of any house in the code of the pages', () => {
  const code = globSync(path.join(folder, 'dist-ssr/*.mjs')).map((file) => readFileSync(file, 'utf8'));
  expect(code.length).toBeGreaterThan(5);
  expect(
    /lantern hollow|decatur|atlanta|birch point|greensboro|miradouro|maya and theo/i.exec(code.join(''))?.[0],
  ).toBeUndefined();
});

it('has no concierge section and no link to it where the house offers no such services', async () => {
  const house = readHouse(path.join(root, 'docs/examples/vermont-cabin/property.json'));
  const { texts } = house.property;
  const rendered = async (services: typeof texts.home.concierge.services): Promise<string> => {
    const home = { ...texts.home, concierge: { ...texts.home.concierge, services } };
    return (await renderTexts({ ...house.property, texts: { ...texts, home } }))('/').body;
  };
  expect(await rendered(texts.home.concierge.services)).toContain('concierge');
  expect(await rendered([])).not.toContain('concierge');
});

it('has the list of amenities alone where the house shows none with a picture', async () => {
  const house = readHouse(path.join(root, 'docs/examples/vermont-cabin/property.json'));
  const { texts } = house.property;
  const amenitiesWith = async (scenes: typeof texts.home.amenities.scenes): Promise<string> => {
    const home = { ...texts.home, amenities: { ...texts.home.amenities, scenes } };
    const { body } = (await renderTexts({ ...house.property, texts: { ...texts, home } }))('/');
    return /<section[^>]* id="amenities".*?<\/section>/s.exec(body)?.[0] ?? '';
  };
  expect(await amenitiesWith(texts.home.amenities.scenes)).toContain('<figure');
  const without = await amenitiesWith([]);
  expect(without).toContain(texts.home.amenities.list[0]?.label);
  expect(without).not.toMatch(/<figure|<div[^>]*><\/div>/);
});

it('has no weekday page and no link to it if the house hides it', async () => {
  const { property } = readHouse(path.join(root, 'docs/examples/vermont-cabin/property.json'));
  const shown = await renderTexts(property);
  expect(shown('/').body).toContain('href="/childcare"');
  const policies = { ...property.policies, weekdayPage: false };
  const hidden = await renderTexts({ ...property, policies });
  for (const url of ['/', '/404', '/terms-of-service', '/privacy-policy'])
    expect(hidden(url).body, url).not.toContain('childcare');
  expect(hidden('/childcare').body).toContain('404 Page Not Found');
});

/** What the home page and the terms of the cabin say with other policies. */
async function saidWith(policies: Partial<Property['policies']>): Promise<string> {
  const { property } = readHouse(path.join(root, 'docs/examples/vermont-cabin/property.json'));
  const shown = await renderTexts({ ...property, policies: { ...property.policies, ...policies } });
  return (shown('/').body + shown('/terms-of-service').body).replaceAll('<!-- -->', '');
}

it('says on the home page and in the terms until when guests can check in, if that is early', async () => {
  const usual = await saidWith({});
  expect(usual).toContain('<dd>Flexible, usually from 3:00\u00A0PM</dd>');
  expect(usual).toContain('Check-in is flexible, usually from 3:00 PM. Check-out is usually by 10:00 AM.');
  const early = await saidWith({ latestCheckIn: '20:00', flexibleCheckIn: false });
  expect(early).toContain('<dd>3:00\u00A0PM to 8:00\u00A0PM</dd>');
  expect(early).toContain('Check-in is from 3:00 PM to 8:00 PM. Check-out is by 10:00 AM.');
});

it('lets children stay by its terms if the host does', async () => {
  const adultsOnly = await saidWith({});
  expect(adultsOnly).toContain('You must be at least 21 years old to book and to stay. If');
  expect(adultsOnly).toContain('<li>Guests must be 21 or older.</li>');
  const withChildren = await saidWith({ children: true });
  expect(withChildren).toContain('You must be at least 21 years old to book. If');
  expect(withChildren).toContain(
    '<li>The guest who books must be 21 or older. Children may stay with an adult.</li>',
  );
});

it('loads no picture of another house once the host has a photo in every place', async () => {
  const { property } = readHouse(path.join(root, 'docs/examples/vermont-cabin/property.json'));
  const photos = Object.fromEntries(renderingNames.map((name) => [name, { file: 'photos/dock.jpg' }]));
  const shown = await renderTexts({ ...property, media: { ...property.media, photos } });
  const addresses = [...pages, '/stay'].flatMap((url) => {
    const { head, body, house } = shown(url);
    return [
      ...`${head} ${body} ${house?.data}`.matchAll(/[^\s"',(]+\.(?:avif|webp|jpe?g|png|mp4|webm)\b/g),
    ].map(([address]) => address);
  });
  const own = /\bhouse\/[\w-]+\.[0-9a-f]{8}\.\w+$|\/share\.jpg$|\/icon-/;
  expect(addresses.filter((address) => own.test(address)).length).toBeGreaterThan(20);
  expect(addresses.filter((address) => !own.test(address))).toEqual([]);
});

describe('a house with hostile texts', () => {
  it('has the same pages as with harmless texts, but for what they say', async () => {
    await fc.assert(
      fc.asyncProperty(textPairs, async (texts) => {
        const houses = rewrittenHouses(texts);
        const [shown, expected] = [await renderTexts(houses.hostile), await renderTexts(houses.harmless)];
        for (const url of pages) {
          const html = htmlOf(shown(url));
          expect(shapeOf(html), url).toEqual(shapeOf(htmlOf(expected(url))));
          expect(JSON.parse(textsIn(html, '#house').join())).toMatchObject({
            facts: { property: { tagline: expect.stringContaining(texts.hostile) as string } },
          });
        }
        // Some texts refuse braces, others take them.
        const said = pages.flatMap((url) => textsIn(htmlOf(shown(url)), 'main'));
        expect(said.join()).toContain(texts.hostile);
      }),
      { numRuns: 4 },
    );
  }, 400_000);
});

/** As the edge puts it together. */
function htmlOf({ head, body, house }: Fragment): string {
  return `<head>${head}</head><body>${body}<script type="application/json" id="house">${house?.data}</script>`;
}

async function renderTexts(property: Property): Promise<(url: string) => Fragment> {
  const house = readHouse(path.join(root, 'docs/examples/vermont-cabin/property.json'));
  const rendered = await renderHouse({ ...house, property });
  return (url) => rendered.get(fragmentName(url)) ?? { buildId: 'none', head: '', body: '' };
}

async function renderHouse(house: House): Promise<Map<string, Fragment>> {
  // What is looked at are the words.
  const { pictures } = await drawPictures({ house, wanted: 'pages', folder, avifEffort: 0 });
  const { property, revision } = house;
  const fragments = await renderFragments({ build: folder, property, revision, pictures });
  return new Map(
    fragments
      .filter(({ name }) => name !== 'house')
      .map(({ name, plain }) => [name, v.parse(Fragment, JSON.parse(Buffer.from(plain).toString()))]),
  );
}
