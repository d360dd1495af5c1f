import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Answer } from '@getaway/contracts/http/call';
import type { readHouseDraft, saveHouseDraft } from '@getaway/contracts/http/house-editing';
import type { uploadHouseFile } from '@getaway/contracts/http/house-files';
import type { ProblemBody } from '@getaway/contracts/problems';
import { noisyPhoto, plainPicture } from '@getaway/pictures/tests/noisy-photo';
import type { Browser } from './browser.ts';
import { paidStay } from './paid-stay.ts';
import { staffOf } from './staff.ts';
import { stayGuest, tokenOf } from './stay-guest.ts';
import { startTestService, type TestService } from './test-service.ts';

type Uploaded = Answer<typeof uploadHouseFile> & ProblemBody;

let service: TestService;
let staff: Browser;
let photo: Buffer;
beforeAll(async () => {
  service = await startTestService({ webhooks: false });
  staff = await staffOf(service);
  photo = await noisyPhoto(900, 600).jpeg().toBuffer();
});
afterAll(async () => service.stop());

const upload = (content: Uint8Array, { type = 'image/jpeg', use = 'photo' } = {}) =>
  staff.upload<Uploaded>(`/api/admin/house/files?use=${use}`, content, { 'content-type': type });

async function shown(path: string): Promise<{ readonly response: Response; readonly content: Buffer }> {
  const cookie = [...staff.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const response = await fetch(service.address + path, { headers: { cookie } });
  return { response, content: Buffer.from(await response.arrayBuffer()) };
}

test('soon after its upload, a photo is there in the sizes of pages', async () => {
  const { body } = await upload(await noisyPhoto(700, 500).jpeg().toBuffer());
  const name = body.name.replace('uploads/', '');
  const sizeOf = (wide: number, format: string) =>
    shown(`/internal/house/files/${name.replace('.webp', `-${wide}.${format}`)}`);
  await vi.waitFor(async () => expect((await sizeOf(700, 'avif')).response.status).toBe(200), 120_000);
  for (const wide of [420, 640, 700])
    for (const format of ['avif', 'webp']) {
      const { response, content } = await sizeOf(wide, format);
      expect(response.headers.get('content-type')).toBe(`image/${format}`);
      expect(await sharp(content).metadata()).toMatchObject({ width: wide });
    }
  expect((await sizeOf(860, 'avif')).response.status).toBe(404);
  const thumbnail = await shown(`/api/admin/house/files/${name}?width=400`);
  expect(await sharp(thumbnail.content).metadata()).toMatchObject({ width: 420, format: 'webp' });
}, 150_000);

test('a photo that staff choose for an email is a public JPEG, and no other one is', async () => {
  const { body } = await upload(await noisyPhoto(1500, 1000).jpeg().toBuffer());
  const name = body.name.replace('uploads/', '');
  const inEmails = `/api/pictures/${name.replace('.webp', '-email.jpg')}`;
  const asStranger = (path: string) => fetch(service.address + path);
  expect((await asStranger(inEmails)).status).toBe(404);
  const prepare = (file: string) =>
    staff.post<{ address: string }>(`/api/admin/house/files/${file}/email`, {});
  const answers = await Promise.all([prepare(name), prepare(name)]);
  for (const { status, body: prepared } of answers) {
    expect(status).toBe(200);
    expect(new URL(prepared.address).pathname).toBe(inEmails);
  }
  const response = await asStranger(inEmails);
  expect(response.headers.get('content-type')).toBe('image/jpeg');
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  const content = Buffer.from(await response.arrayBuffer());
  expect(await sharp(content).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 800 });

  const logo = await upload(await plainPicture(300, 100).png().toBuffer(), {
    type: 'image/png',
    use: 'logo',
  });
  expect((await prepare(logo.body.name.replace('uploads/', ''))).status).toBe(404);
  expect((await prepare('0'.repeat(32) + '.webp')).status).toBe(404);
  expect((await asStranger(`/api/admin/house/files/${name}/email`)).status).not.toBe(200);
});

test('staff see a drawing of the guide that came with the house, and nothing else beside its file', async () => {
  const { response, content } = await shown('/api/admin/house/guide-files/keypad.svg');
  expect(response.headers.get('content-type')).toBe('image/svg+xml');
  expect(response.headers.get('content-security-policy')).toContain('sandbox');
  expect(content.toString()).toContain('<svg');
  expect((await shown('/api/admin/house/guide-files/missing.svg')).response.status).toBe(404);
  expect((await shown('/api/admin/house/guide-files/..%2Fproperty.json')).response.status).toBe(400);
  expect((await fetch(`${service.address}/api/admin/house/guide-files/keypad.svg`)).status).toBe(401);
});

test('an uploaded photo is kept upright, small enough, and without what the camera noted', async () => {
  const taken = await noisyPhoto(3000, 2000)
    .withExif({ IFD0: { Copyright: 'somebody' }, IFD3: { GPSLatitude: '33/1 46/1 0/1' } })
    .withIccProfile('p3')
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const { status, body } = await upload(taken);
  expect(status).toBe(200);
  expect(body).toMatchObject({ width: 2000, height: 3000 });
  expect(body.name).toMatch(/^uploads\/[0-9a-f]{32}\.webp$/);
  const { response, content } = await shown(body.name.replace('uploads/', '/api/admin/house/files/'));
  expect(response.headers.get('content-type')).toBe('image/webp');
  expect(response.headers.get('cache-control')).toContain('immutable');
  expect(content.length).toBe(body.bytes);
  const kept = await sharp(content).metadata();
  expect(kept).toMatchObject({ format: 'webp', width: 2000, height: 3000, space: 'srgb' });
  for (const part of ['exif', 'xmp', 'icc', 'iptc', 'orientation'] as const)
    expect(kept[part], part).toBeUndefined();
});

test('the same file is kept once, and names are never guessed from the outside', async () => {
  const [first, second] = await Promise.all([upload(photo), upload(photo, { type: 'image/png' })]);
  expect(second.body).toEqual(first.body);
  const { rows } = await service.database.query(
    'SELECT count(*)::int AS count FROM house_files WHERE name = $1',
    [first.body.name.replace('uploads/', '')],
  );
  expect(rows).toEqual([{ count: 1 }]);
  const name = first.body.name.replace('uploads/', '');
  const stranger = await fetch(`${service.address}/api/admin/house/files/${name}`);
  expect(stranger.status).toBe(401);
  const forServers = await shown(`/internal/house/files/${name}`);
  expect(forServers.content.length).toBe(first.body.bytes);
});

test('only staff are shown an uploaded picture of the guide', async () => {
  const { body } = await upload(await noisyPhoto(800, 600).png().toBuffer(), { use: 'guide' });
  const name = body.name.replace('uploads/', '');
  expect((await shown(`/api/admin/house/files/${name}`)).response.status).toBe(200);
  expect((await shown(`/internal/house/files/${name}`)).response.status).toBe(404);
});

test('an uploaded picture of the guide is on the page of a booked guest, and nowhere else', async () => {
  const { body } = await upload(await noisyPhoto(800, 600).png().toBuffer(), { use: 'guide' });
  const { body: other } = await upload(await noisyPhoto(640, 480).jpeg().toBuffer());
  const edited = await staff.get<Answer<typeof readHouseDraft>>('/api/admin/house');
  const { content, revision: replaces } = edited.body.published;
  const sectionWith = (file: string) => ({
    sections: [{ topic: 'parking', title: 'Parking', picture: { file, alt: 'Where to park' } }],
  });
  const save = (changed: object, revision: number) =>
    staff.put<Answer<typeof saveHouseDraft>>('/api/admin/house/draft', {
      content: { ...content, ...changed },
      revision,
    });
  const misplaced = await save(
    { media: { photos: { house: body.name } }, guide: sectionWith(other.name) },
    edited.body.revision,
  );
  expect(misplaced.body.faults.map(({ path }) => path).toSorted()).toEqual([
    'guide.sections.0.picture.file',
    'media.photos.house',
  ]);
  const saved = await save({ guide: sectionWith(body.name) }, misplaced.body.revision);
  expect(saved.body.faults).toEqual([]);
  await staff.post('/api/admin/house/publish', { revision: saved.body.revision, replaces });

  const { id } = await paidStay(service, 30);
  const guest = stayGuest(service, await tokenOf(service, id));
  await vi.waitFor(async () => {
    const picture = (await guest.view()).guide?.sections[0]?.picture;
    expect(picture).toMatchObject({ alt: 'Where to park' });
    const { content: kept } = await shown(body.name.replace('uploads/', '/api/admin/house/files/'));
    expect(picture?.src).toBe(`data:image/webp;base64,${kept.toString('base64')}`);
  }, 10_000);
});

test.each([
  ['a text', 'a text', 'image/jpeg', 422, 'This file isn’t a picture'],
  ['a page', '<!doctype html><script>alert(1)</script>', 'image/png', 422, 'This file isn’t a picture'],
  ['a drawing', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'image/svg+xml', 422, 'can only be a logo'],
  ['nothing', '', 'image/jpeg', 422, 'This file isn’t a picture'],
  ['JSON', '{}', 'application/json', 415, 'Send the picture itself'],
  ['a form', '--x\r\n\r\n--x--', 'multipart/form-data; boundary=x', 415, 'Send the picture itself'],
])('%s is refused with the reason', async (_what, content, type, status, words) => {
  const refused = await upload(Buffer.from(content), { type });
  expect(refused.status).toBe(status);
  expect(refused.body.detail).toContain(words);
  expect(refused.body.title).not.toContain('JSON');
});

test('a damaged photo is refused with what to do, and one of too many pixels or bytes, too', async () => {
  const damaged = await upload(photo.subarray(0, photo.length / 2));
  expect(damaged).toMatchObject({ status: 422, body: { reason: 'broken' } });
  expect(damaged.body.detail).toContain('save it again as JPEG');
  const bomb = await upload(await plainPicture(10_000, 10_000).png().toBuffer());
  expect(bomb).toMatchObject({ status: 422, body: { reason: 'too-many-pixels' } });
  expect(bomb.body.detail).toContain('more than 60 megapixels');
  const large = await upload(Buffer.concat([photo], 25_000_001));
  expect(large.status).toBe(413);
  expect(large.body.detail).toContain('at most 25 MB');
  const largest = await upload(Buffer.concat([photo], 25_000_000));
  expect(largest.status).toBe(200);
});

test('an upload that stops or arrives too slowly is given up, and delays no others', async () => {
  const { hostname, port } = new URL(service.address);
  const cookie = [...staff.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const stalled = Array.from({ length: 3 }, () => {
    const socket = connect(Number(port), hostname);
    socket.write(
      `POST /api/admin/house/files HTTP/1.1\r\nHost: ${hostname}\r\nOrigin: http://localhost:8080\r\n` +
        `Cookie: ${cookie}\r\nContent-Type: image/jpeg\r\nContent-Length: 1000000\r\n\r\nbegins`,
    );
    return socket;
  });
  const trickle = setInterval(() => {
    for (const socket of stalled) socket.write('more');
  }, 1_000);
  // They hold all places until they are given up.
  const [answers, meanwhile] = await Promise.all([
    Promise.all(stalled.map(async (socket) => String((await once(socket, 'data'))[0]))),
    upload(photo),
  ]);
  for (const answer of answers) expect(answer).toMatch(/^HTTP\/1\.1 408 [\s\S]*stopped arriving/);
  expect(meanwhile.status).toBe(200);
  clearInterval(trickle);
  for (const socket of stalled) socket.destroy();
});

test.each([
  ['too large', 'image/jpeg', 30_000_000, 413],
  ['no picture', 'text/plain', 1_000_000, 415],
  ['not by staff', 'image/jpeg', 1_000_000, 401],
])(
  'an upload that is %s is answered right away, and its connection is closed soon after',
  async (what, type, length, status) => {
    const { hostname, port } = new URL(service.address);
    const cookie = what === 'not by staff' ? '' : [...staff.cookies].map((pair) => pair.join('=')).join('; ');
    const socket = connect(Number(port), hostname);
    const begun = performance.now();
    socket.write(
      `POST /api/admin/house/files HTTP/1.1\r\nHost: ${hostname}\r\nOrigin: http://localhost:8080\r\n` +
        `Cookie: ${cookie}\r\nContent-Type: ${type}\r\nContent-Length: ${length}\r\n\r\nbegins`,
    );
    const closed = once(socket, 'close');
    expect(String((await once(socket, 'data'))[0])).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    await closed;
    expect(performance.now() - begun).toBeLessThan(8_000);
  },
  90_000,
);

test('fifty uploads at once are kept or refused, and guests are answered meanwhile', async () => {
  const photos = await Promise.all(Array.from({ length: 50 }, () => noisyPhoto(800, 600).jpeg().toBuffer()));
  const uploads = Promise.all(photos.map((each) => upload(each)));
  let slowest = 0;
  let areDone = false;
  void uploads.finally(() => (areDone = true));
  while (!areDone) {
    const before = performance.now();
    expect((await fetch(`${service.address}/api/tax-rate`)).status).toBe(200);
    slowest = Math.max(slowest, performance.now() - before);
    await sleep(50);
  }
  const answers = await uploads;
  const kept = answers.filter(({ status }) => status === 200);
  expect(kept.length).toBeGreaterThan(0);
  for (const { status, headers } of answers)
    if (status !== 200) {
      expect(status).toBe(503);
      expect(headers.get('retry-after')).toBe('10');
    }
  expect(slowest).toBeLessThan(2_000);
  const { rows } = await service.database.query<{ name: string }>('SELECT name FROM house_files');
  const names = new Set(rows.map(({ name }) => `uploads/${name}`));
  for (const { body } of kept) expect(names).toContain(body.name);
});

test('a draft can only be published with pictures that were uploaded', async () => {
  const { body: edited } = await staff.get<Answer<typeof readHouseDraft>>('/api/admin/house');
  const { name } = (await upload(photo)).body;
  const missing = `uploads/${'0'.repeat(32)}.webp`;
  const withPhotos = (photos: Record<string, string>) => ({
    ...edited.published.content,
    media: { photos },
  });
  const save = (photos: Record<string, string>, revision: number) =>
    staff.put<Answer<typeof saveHouseDraft>>('/api/admin/house/draft', {
      content: withPhotos(photos),
      revision,
    });
  const publish = (revision: number) =>
    staff.post<ProblemBody>('/api/admin/house/publish', { revision, replaces: edited.published.revision });
  const first = await save({ house: name, 'hot-tub': missing }, edited.revision);
  const fault = { path: 'media.photos.hot-tub', message: 'This picture isn’t stored here. Upload it again' };
  expect(first.body.faults).toEqual([fault]);
  const refused = await publish(first.body.revision);
  expect(refused).toMatchObject({ status: 400, body: { errors: [fault] } });
  const second = await save({ house: name }, first.body.revision);
  expect(second.body.faults).toEqual([]);
  expect((await publish(second.body.revision)).status).toBe(200);
});
