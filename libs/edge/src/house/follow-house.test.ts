import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import express from 'express';
import { createLogger } from '@getaway/service-kit/logger';
import { listen } from '@getaway/service-kit/http/listen';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { followHouse } from './follow-house.ts';
import type { HouseSource } from './house-source.ts';
import type { PublishedHouse } from './published-house.ts';
import { createUploads } from './uploads.ts';

const bundled = JSON.parse(
  readFileSync(path.join(import.meta.dirname, '../../../property/property.json'), 'utf8'),
) as Record<string, unknown>;
const waitMs = { timeout: 20_000 };

/** Answers as svc-booking does; `publish` tells all that wait. While it `stops`, nobody has to wait. */
async function startBooking(port = 0) {
  let asked = 0;
  let stops = false;
  let published: PublishedHouse = { revision: 1, house: { ...bundled, name: 'House 1' } };
  let waiting: (() => void)[] = [];
  const files = new Map<string, Buffer>();
  let hasFiles = true;
  const app = express();
  app.get('/internal/house/files/:name', (request, response) => {
    if (!hasFiles) return void response.status(503).end();
    const content = files.get(request.params.name);
    if (content) response.send(content);
    else response.status(404).end();
  });
  app.get('/internal/house', async (request, response) => {
    asked += 1;
    const after = Number(request.query['after'] ?? 0);
    if (published.revision <= after && !stops)
      await new Promise<void>((resolve) => void waiting.push(resolve));
    response.json(published);
  });
  const server = await listen(app, { host: '127.0.0.1', port }, 100);
  const answerAll = (): void => {
    for (const answer of waiting) answer();
    waiting = [];
  };
  return {
    port: server.port,
    stop: () => server.stop(),
    asked: () => asked,
    answerAtOnce: () => {
      stops = true;
      answerAll();
    },
    upload: (content: string) => {
      const digest = createHash('sha256').update(content).digest('hex');
      const name = `${digest.slice(0, 32)}.webp`;
      files.set(name, Buffer.from(content));
      return `uploads/${name}`;
    },
    failWithFiles: (fails: boolean) => {
      hasFiles = !fails;
    },
    publish: (next: PublishedHouse) => {
      published = next;
      answerAll();
    },
  };
}

let folder: string;
let stopping: AbortController;
let ends: (() => Promise<void>)[];
let lines: string[];
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'follow-house-'));
  stopping = new AbortController();
  ends = [];
  lines = [];
});
afterEach(async () => {
  stopping.abort();
  for (const end of ends) await end();
  rmSync(folder, { recursive: true });
});

const house = (revision: number, more: object = {}): PublishedHouse => ({
  revision,
  house: { ...bundled, name: `House ${revision}`, ...more },
});

async function openBooking(port?: number) {
  const booking = await startBooking(port);
  ends.push(() => booking.stop());
  return booking;
}

function follow(...ports: number[]): Promise<HouseSource> {
  const bookingUrls = ports.map((port) => `http://127.0.0.1:${port}`);
  const folders = [path.join(folder, 'kept'), folder];
  return followHouse({
    bookingUrls,
    propertyFile: undefined,
    keptFile: path.join(folder, 'kept', 'house.json'),
    folders,
    uploads: createUploads({ bookingUrls, folders }),
    logger: createLogger({ part: 'test', level: 'info' }, { write: (line) => void lines.push(line) }),
    stopping: stopping.signal,
  });
}

const shows = (source: HouseSource, name: string): Promise<void> =>
  vi.waitFor(() => expect(source.current().property.name).toBe(name), waitMs);

describe('the house of a web server', () => {
  it('is the published one, and each later version at once', async () => {
    const booking = await openBooking();
    const source = await follow(booking.port);
    expect(source.current().property.name).toBe('House 1');
    const changed = vi.fn<() => void>();
    source.onChange(changed);
    const before = source.current().revision;
    booking.publish(house(2));
    await shows(source, 'House 2');
    expect(changed).toHaveBeenCalledTimes(1);
    expect(source.current().revision).not.toBe(before);
  });

  it('stays while svc-booking is unavailable, and follows again as soon as a replica is back', async () => {
    const booking = await openBooking();
    const source = await follow(booking.port, 1);
    await booking.stop();
    await vi.waitFor(() => expect(lines.join('')).toContain('svc-booking is unavailable'), waitMs);
    expect(source.current().property.name).toBe('House 1');
    const back = await openBooking(booking.port);
    back.publish(house(3));
    await shows(source, 'House 3');
  });

  it('is the kept one at a start without svc-booking, and the file’s without a kept one', async () => {
    const booking = await openBooking();
    await follow(booking.port);
    await booking.stop();
    expect((await follow(1)).current().property.name).toBe('House 1');
    writeFileSync(path.join(folder, 'kept', 'house.json'), '{"revision":');
    expect((await follow(1)).current().property.name).toBe('Lantern Hollow');
    expect((await follow()).current().property.name).toBe('Lantern Hollow');
  });

  it('stays when a version cannot be read, and is the one after it', async () => {
    const booking = await openBooking();
    const source = await follow(booking.port);
    booking.publish(house(2, { beds: 'many' }));
    await vi.waitFor(() => expect(lines.join('')).toContain('cannot be shown'), waitMs);
    expect(source.current().property.name).toBe('House 1');
    booking.publish(house(3));
    await shows(source, 'House 3');
  });

  it('is shown as it was published, also where a host may no longer write it', async () => {
    const booking = await openBooking();
    const source = await follow(booking.port);
    booking.publish(house(2, { checkOut: { time: '20:00' } }));
    await shows(source, 'House 2');
  });

  it('is shown without the photos that are missing', async () => {
    const booking = await openBooking();
    const source = await follow(booking.port);
    writeFileSync(path.join(folder, 'there.jpg'), 'a photo');
    const photos = { house: 'there.jpg', bedroom: 'gone.jpg', fireplace: 'https://photos.example/fire.jpg' };
    booking.publish(house(2, { media: { logo: 'gone.svg', photos, gallery: ['fireplace'] } }));
    await shows(source, 'House 2');
    const { media } = source.current().property;
    expect(media).toEqual({
      photos: { house: { file: 'there.jpg' }, fireplace: { file: 'https://photos.example/fire.jpg' } },
      gallery: ['fireplace'],
    });
  });

  it('is another one of the same revision after a restored backup', async () => {
    const booking = await openBooking();
    const source = await follow(booking.port);
    await vi.waitFor(() => expect(booking.asked()).toBe(2), waitMs);
    booking.publish({ ...house(1), house: { ...bundled, name: 'Restored' } });
    await shows(source, 'Restored');
  });

  it('is shown, and followed, where it cannot be kept', async () => {
    writeFileSync(path.join(folder, 'kept'), 'a file where a folder should be');
    const booking = await openBooking();
    const source = await follow(booking.port);
    expect(source.current().property.name).toBe('House 1');
    booking.publish(house(2));
    await shows(source, 'House 2');
    expect(lines.join('')).toContain('house not kept');
  });

  it('is shown although a listener fails', async () => {
    const booking = await openBooking();
    const source = await follow(booking.port);
    source.onChange(() => {
      throw new Error('no memory');
    });
    booking.publish(house(2));
    await shows(source, 'House 2');
    booking.publish(house(3));
    await shows(source, 'House 3');
  });

  it('is not asked for without a pause while svc-booking makes nobody wait', async () => {
    const booking = await openBooking();
    await follow(booking.port);
    await vi.waitFor(() => expect(booking.asked()).toBe(2), waitMs);
    booking.answerAtOnce();
    await new Promise((resolve) => void setTimeout(resolve, 2_500));
    expect(booking.asked()).toBeLessThan(8);
  });
});

describe('the uploaded photos of the house', () => {
  const withPhoto = (revision: number, photo: string): PublishedHouse =>
    house(revision, { media: { photos: { house: photo } } });
  const kept = (photo: string): string => path.join(folder, 'kept', photo);
  const photoOf = (source: HouseSource) => source.current().property.media?.photos?.['house']?.file;

  it('are fetched before the house is shown, and are there at a start without svc-booking', async () => {
    const booking = await openBooking();
    const source = await follow(booking.port);
    const photo = booking.upload('a photo');
    source.onChange(() => expect(readFileSync(kept(photo), 'utf8')).toBe('a photo'));
    booking.publish(withPhoto(2, photo));
    await shows(source, 'House 2');
    expect(photoOf(source)).toBe(photo);
    await booking.stop();
    expect(photoOf(await follow(1))).toBe(photo);
  });

  it('are waited for while they cannot be fetched, and the house before stays', async () => {
    const booking = await openBooking();
    const source = await follow(booking.port);
    const photo = booking.upload('a photo');
    booking.failWithFiles(true);
    booking.publish(withPhoto(2, photo));
    await vi.waitFor(() => expect(lines.join('')).toContain('cannot be fetched'), waitMs);
    expect(source.current().property.name).toBe('House 1');
    expect((await follow(booking.port)).current().property.name, 'after a restart').toBe('House 1');
    booking.failWithFiles(false);
    await shows(source, 'House 2');
    expect(photoOf(source)).toBe(photo);
  });

  it('are left out by a first start that cannot fetch them, until it can', async () => {
    const booking = await openBooking();
    booking.failWithFiles(true);
    const photo = booking.upload('a photo');
    booking.publish(withPhoto(2, photo));
    const source = await follow(booking.port);
    expect(source.current().property.name).toBe('House 2');
    expect(photoOf(source)).toBeUndefined();
    booking.failWithFiles(false);
    await vi.waitFor(() => expect(photoOf(source)).toBe(photo), waitMs);
  });

  it('are left out when svc-booking has them no more', async () => {
    const booking = await openBooking();
    const source = await follow(booking.port);
    booking.publish(withPhoto(2, `uploads/${'0'.repeat(32)}.webp`));
    await shows(source, 'House 2');
    expect(photoOf(source)).toBeUndefined();
    expect(lines.join('')).toContain('photos of the house are missing');
  });

  it('are deleted when two versions and a day have passed', async () => {
    const booking = await openBooking();
    const source = await follow(booking.port);
    const photos = ['first', 'second', 'third'].map((content) => booking.upload(content));
    for (const [at, photo] of photos.entries()) {
      booking.publish(withPhoto(at + 2, photo));
      await shows(source, `House ${at + 2}`);
      utimesSync(kept(photo), 0, 0);
    }
    expect(photos.map((photo) => existsSync(kept(photo)))).toEqual([false, true, true]);
  });
});
