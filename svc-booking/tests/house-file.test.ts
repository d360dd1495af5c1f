import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  cpSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Answer } from '@getaway/contracts/http/call';
import type { readHouseDraft } from '@getaway/contracts/http/house-editing';
import { noisyPhoto } from '@getaway/pictures/tests/noisy-photo';
import { renderingNames } from '@getaway/property/rendering-names';
import { staffOf } from './staff.ts';
import { startTestService, type TestService } from './test-service.ts';

const bundled = createRequire(import.meta.url).resolve('@getaway/property/property.json');
const house = JSON.parse(readFileSync(bundled, 'utf8')) as Record<string, unknown>;

let service: TestService;
let folder: string;
beforeAll(async () => {
  service = await startTestService({ webhooks: false });
  folder = mkdtempSync(path.join(tmpdir(), 'house-file-'));
});
afterAll(async () => {
  await service.stop();
  rmSync(folder, { recursive: true });
});

const at = (name: string): string => path.join(folder, name);

const modeOf = (name: string): number => statSync(at(name)).mode & 0o777;

/** The bundled house with an uploaded photo, and with an uploaded picture in its guide. */
function withPictures(photo: string, guidePicture?: string): Record<string, unknown> {
  const { sections } = house['guide'] as { sections: readonly { picture?: object }[] };
  const [first, ...others] = sections.map(({ picture: _drawing, ...section }) => section);
  const pictured =
    guidePicture === undefined ? first : { ...first, picture: { file: guidePicture, alt: 'The router' } };
  return {
    ...house,
    guide: { sections: [pictured, ...others] },
    media: { photos: { bedroom: { file: photo, alt: 'The bedroom', focus: { x: 20, y: 80 } } } },
  };
}

/** A WebP file with another chunk at its end (RIFF). */
function withChunk(webp: Buffer, name: string, content: Buffer): Buffer {
  const size = Buffer.alloc(4);
  size.writeUInt32LE(content.length);
  const longer = Buffer.concat([webp, Buffer.from(name), size, content]);
  longer.writeUInt32LE(longer.length - 8, 4);
  return longer;
}

/** The command as a host calls it; its output, and its exit code. */
const run = (...args: string[]) => runAt(service, ...args);

async function runAt(site: TestService, ...args: string[]): Promise<{ code: number; said: string }> {
  try {
    const { stdout } = await promisify(execFile)(process.execPath, ['src/house-file.ts', ...args], {
      cwd: new URL('..', import.meta.url),
      env: { ...process.env, DATABASE_URL: site.databaseUrl },
    });
    return { code: 0, said: stdout };
  } catch (error) {
    const { code, stderr } = error as { code: number; stderr: string };
    return { code, said: stderr };
  }
}

async function published(): Promise<Answer<typeof readHouseDraft>['published']> {
  const staff = await staffOf(service);
  return (await staff.get<Answer<typeof readHouseDraft>>('/api/admin/house')).body.published;
}

test('a published house is written to a file with its guide, and can be published from it again', async () => {
  const exported = await run('export', at('new/property.json'));
  expect(exported).toMatchObject({ code: 0 });
  expect(exported.said).toMatch(/Only you can read it .* WiFi password/);
  expect(JSON.parse(readFileSync(at('new/property.json'), 'utf8'))).toEqual(house);
  expect(readdirSync(at('new')).toSorted(), 'nothing half is left').toEqual(['guide', 'property.json']);
  expect(readdirSync(at('new/guide')), 'its drawings come along').toContain('keypad.svg');
  for (const name of ['property.json', 'guide/keypad.svg']) expect(modeOf(`new/${name}`), name).toBe(0o600);

  writeFileSync(at('new/fox.json'), JSON.stringify({ ...house, name: 'Fox Hollow' }));
  for (const outcome of [
    'is published as version 2. Every page shows it within seconds',
    'is what is published already',
  ])
    expect((await run('import', at('new/fox.json'))).said).toContain(outcome);
  expect(await published()).toMatchObject({
    revision: 2,
    publishedBy: 'import',
    content: { name: 'Fox Hollow' },
  });
  const { rows } = await service.database.query(
    `SELECT data->'house'->>'name' AS name FROM outbox_events WHERE type = 'house.published' ORDER BY position DESC LIMIT 1`,
  );
  expect(rows, 'the other parts learn of it').toEqual([{ name: 'Fox Hollow' }]);
});

test('a house without a guide has nothing to hide, and is written for everyone', async () => {
  const { guide: _guide, ...open } = house;
  writeFileSync(at('open.json'), JSON.stringify(open));
  await run('import', at('open.json'));
  const exported = await run('export', at('open/property.json'));
  expect(exported.said).not.toContain('Only you');
  expect(modeOf('open/property.json')).toBe(0o666 & ~process.umask());
});

test('a file with faults publishes nothing, and each fault is named', async () => {
  const before = await published();
  writeFileSync(at('faulty.json'), JSON.stringify({ ...house, name: '', sleeps: 0 }));
  const refused = await run('import', at('faulty.json'));
  expect(refused.code).toBe(1);
  expect(refused.said).toMatch(/Nothing was published[^]*name: Name is required[^]*sleeps: Must be a whole/);
  expect((await run('import', at('nowhere.json'))).said).toContain('no such file');
  expect(await published()).toEqual(before);
});

test('uploaded pictures move to another site with their house', async () => {
  const staff = await staffOf(service);
  const upload = async (use: string, content: Buffer) =>
    (
      await staff.upload<{ name: string }>(`/api/admin/house/files?use=${use}`, content, {
        'content-type': 'image/jpeg',
      })
    ).body.name;
  const photo = await upload('photo', await noisyPhoto(900, 600).jpeg().toBuffer());
  const router = await upload('guide', await noisyPhoto(500, 400).jpeg().toBuffer());
  const guided = withPictures(photo, router);
  writeFileSync(at('uploaded.json'), JSON.stringify(guided));
  expect(await run('import', at('uploaded.json'))).toMatchObject({ code: 0 });
  expect(await run('export', at('moved/property.json'))).toMatchObject({ code: 0 });
  expect(
    readdirSync(at('moved/uploads'))
      .map((name) => `uploads/${name}`)
      .toSorted(),
  ).toEqual([photo, router].toSorted());
  // A file that was damaged meanwhile is written again.
  const exported = readFileSync(at(`moved/${photo}`));
  writeFileSync(at(`moved/${photo}`), exported.subarray(0, 9_000));
  expect(await run('export', at('moved/property.json'))).toMatchObject({ code: 0 });
  expect(readFileSync(at(`moved/${photo}`)).equals(exported)).toBe(true);

  const other = await startTestService({ webhooks: false });
  try {
    for (const outcome of ['is published as version 2', 'is what is published already'])
      expect((await runAt(other, 'import', at('moved/property.json'))).said).toContain(outcome);
    for (const { address } of [service, other]) {
      const shown = await fetch(`${address}/internal/house/files/${path.basename(photo)}`);
      expect(Buffer.from(await shown.arrayBuffer())).toEqual(readFileSync(at(`moved/${photo}`)));
    }
    const { rows } = await other.database.query(
      'SELECT name, used_for, width, uploaded_by FROM house_files ORDER BY used_for DESC',
    );
    expect(rows).toEqual([
      { name: path.basename(photo), used_for: 'photo', width: 900, uploaded_by: 'import' },
      { name: path.basename(router), used_for: 'guide', width: 500, uploaded_by: 'import' },
    ]);
    await other.database.query('DELETE FROM house_files WHERE name = $1', [path.basename(photo)]);
    const refused = await runAt(other, 'export', at('without/property.json'));
    expect(refused).toMatchObject({ code: 1 });
    expect(refused.said).toContain(`${photo} is not stored`);
    expect(existsSync(at('without/property.json'))).toBe(false);
  } finally {
    await other.stop();
  }
});

const examples = new URL('../../docs/examples/', import.meta.url).pathname;

test.each([
  ['vermont-cabin', ['guide webp', 'logo png', 'photo webp', 'photo webp', 'photo webp']],
  ['lisbon-loft', ['guide webp', 'photo webp', 'photo webp', 'photo webp']],
])('the pictures next to %s are uploads after its import, and move on with it', async (name, stored) => {
  const site = await startTestService({ webhooks: false });
  const other = await startTestService({ webhooks: false });
  const filesOf = async ({ database }: TestService) =>
    (
      await database.query<{ name: string; use: string }>(
        `SELECT name, used_for || ' ' || split_part(name, '.', 2) AS use FROM house_files ORDER BY use, name`,
      )
    ).rows;
  try {
    const example = path.join(examples, name, 'property.json');
    for (const outcome of [
      'is published as version 2. Every page shows it when its photos have all their sizes',
      'is what is published already',
    ])
      expect((await runAt(site, 'import', example)).said).toContain(outcome);
    const files = await filesOf(site);
    expect(files.map(({ use }) => use)).toEqual(stored);
    expect(await runAt(site, 'export', at(`${name}/property.json`))).toMatchObject({ code: 0 });
    const text = readFileSync(at(`${name}/property.json`), 'utf8');
    expect(text).not.toMatch(/"(?:photos|guide)\//);
    for (const file of files) expect(text).toContain(`"uploads/${file.name}"`);

    const moved = await runAt(other, 'import', at(`${name}/property.json`));
    expect(moved.said).toContain('is published as version 2');
    expect(await filesOf(other)).toEqual(files);
  } finally {
    await Promise.all([site.stop(), other.stop()]);
  }
});

test('a house with a picture next to it that is missing, too large, or unusable is not published', async () => {
  const before = await published();
  cpSync(path.join(examples, 'lisbon-loft'), at('lisbon'), { recursive: true });
  writeFileSync(at('lisbon/photos/text.jpg'), 'a photo, I promise');
  writeFileSync(at('lisbon/photos/large.jpg'), Buffer.alloc(25_000_001));
  writeFileSync(at('lisbon/film.mp4'), 'a film');
  const loft = JSON.parse(readFileSync(at('lisbon/property.json'), 'utf8')) as {
    media: { photos: object };
  };
  const media = {
    ...loft.media,
    logo: 'photos/text.jpg',
    photos: {
      ...loft.media.photos,
      house: 'photos/nope.jpg',
      bedroom: { file: 'photos/large.jpg', alt: 'The bedroom' },
    },
    film: { mp4: 'film.mp4', poster: 'photos/house.jpg' },
  };
  writeFileSync(at('lisbon/property.json'), JSON.stringify({ ...loft, media }));
  rmSync(at('lisbon/guide'), { recursive: true });
  const refused = await run('import', at('lisbon/property.json'));
  expect(refused.code).toBe(1);
  for (const fault of [
    'media.photos.house: photos/nope.jpg is missing next to the file',
    'media.photos.bedroom.file: photos/large.jpg is larger than 25 MB',
    'media.logo: photos/text.jpg: This file isn’t a picture',
    'media.film.mp4: film.mp4 is a film',
  ])
    expect(refused.said).toContain(`${at('lisbon/property.json')}: ${fault}`);
  writeFileSync(
    at('lisbon/photos/sign.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><text y="9">湖</text></svg>',
  );
  writeFileSync(
    at('lisbon/sign.json'),
    JSON.stringify({ ...loft, guide: undefined, media: { ...loft.media, logo: 'photos/sign.svg' } }),
  );
  const withText = await run('import', at('lisbon/sign.json'));
  expect(withText.said).toContain('media.logo: photos/sign.svg: This drawing has text that can’t be drawn');
  expect(refused.said).toMatch(/guide\.sections\.\d+\.picture\.file: guide\/way-up\.svg is missing/);
  expect(await published()).toEqual(before);
});

test('a house whose uploaded pictures are missing, changed, or hostile is not published', async () => {
  const before = await published();
  mkdirSync(at('broken/uploads'), { recursive: true });
  const put = (content: Buffer, ending = 'webp'): string => {
    const name = `uploads/${createHash('sha256').update(content).digest('hex').slice(0, 32)}.${ending}`;
    writeFileSync(at(`broken/${name}`), content);
    return name;
  };
  const whole = await noisyPhoto(900, 600).webp().toBuffer();
  const changed = put(whole.subarray(0, -1));
  writeFileSync(at(`broken/${changed}`), whole);
  const refusals = {
    [`uploads/${'0'.repeat(32)}.webp`]: 'is missing next to the file',
    [changed]: 'its content was changed',
    [put(Buffer.alloc(25_000_001))]: 'is larger than 25 MB',
    [put(whole.subarray(0, 5_000))]: 'is broken',
    [put(await noisyPhoto(3_000, 2_000).webp().toBuffer())]: 'is not a picture as this site keeps them',
    [put(
      await noisyPhoto(900, 600)
        .withExif({ IFD0: { Copyright: 'x' } })
        .webp()
        .toBuffer(),
    )]: 'is not a picture',
    [put(Buffer.concat([whole, Buffer.from('<script>alert(1)</script>')]))]: 'is not a picture',
    [put(withChunk(whole, 'NOTE', Buffer.from('hidden')))]: 'is not a picture',
    [put(await noisyPhoto(900, 600).withIccProfile('p3').webp().toBuffer())]: 'is not a picture',
    [put(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))]: 'is not a picture',
  };
  const named = Object.entries(refusals).map(([photo, reason], at) => ({
    ...{ photo, reason },
    place: renderingNames[at] ?? '',
  }));
  const photos = Object.fromEntries(named.map(({ place, photo }) => [place, { file: photo, alt: 'A room' }]));
  writeFileSync(at('broken/property.json'), JSON.stringify({ ...house, media: { photos } }));
  const refused = await run('import', at('broken/property.json'));
  expect(refused).toMatchObject({ code: 1 });
  for (const { place, photo, reason } of named)
    expect(refused.said).toMatch(new RegExp(`media\\.photos\\.${place}\\.file: ${photo} .*${reason}`));
  expect(await published()).toEqual(before);
});

test('a call that is not understood explains itself and does nothing', async () => {
  for (const args of [[], ['export'], ['import', 'a', 'b'], ['delete', at('new/fox.json')]])
    expect(await run(...args), args.join(' ')).toMatchObject({
      code: 2,
      said: expect.stringMatching(/^Usage: npm run house/) as string,
    });
  expect(existsSync(at('a'))).toBe(false);
});
