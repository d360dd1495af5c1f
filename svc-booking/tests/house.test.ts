import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { longestHouseWaitMs } from '@getaway/contracts/http/internal-house';
import type { Setup } from '@getaway/contracts/http/setup';
import { eventually } from '@getaway/testing/eventually';
import { openDatabase, type Database } from '../src/database/database.ts';
import { lockHouse, readVersion } from '../src/house/house-versions.repository.ts';
import { importHouse } from '../src/house/import-house.ts';
import { publishHouse } from '../src/house/publish-house.ts';
import { sqlOf } from '@getaway/service-kit/sql';
import { startTestService, type TestService } from './test-service.ts';
import { staffOf } from './staff.ts';

interface Answered {
  readonly revision: number;
  readonly house: { readonly name: string; readonly guide?: unknown };
}

let service: TestService;
let database: Database;
let folder: string;
beforeAll(async () => {
  service = await startTestService({ webhooks: false });
  database = openDatabase(service.databaseUrl, () => undefined);
  folder = mkdtempSync(path.join(tmpdir(), 'house-'));
});
afterAll(async () => {
  await database.close();
  await service.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Publishes the house under another name, as staff do. */
const publishAs = (name: string): Promise<number> =>
  database.transact(async (_tx, sql) => {
    await lockHouse(sql);
    const newest = await readVersion(sql);
    const content = { ...newest?.content, name };
    const by = { source: 'staff', digest: null, publishedBy: 'grace', publishedAt: new Date() } as const;
    return publishHouse(sql, { content, ...by }, randomUUID());
  });

const ask = async (query = ''): Promise<Response> => fetch(`${service.address}/internal/house${query}`);
const houseOf = async (query = ''): Promise<Answered> => (await (await ask(query)).json()) as Answered;

const versions = async (): Promise<object[]> =>
  (await service.database.query<object>('SELECT revision, source FROM house_versions ORDER BY revision'))
    .rows;

describe('the house', () => {
  it('is published at the first start, with its event, and not again at the next', async () => {
    expect(await versions()).toEqual([{ revision: 1, source: 'bundled' }]);
    await Promise.all([1, 2, 3].map(() => importHouse(database, undefined, new Date())));
    expect(await versions()).toHaveLength(1);
    const { rows } = await service.database.query(
      `SELECT data->>'revision' AS revision, data->'house'->>'name' AS name, data->'house' ? 'guide' AS guided
       FROM outbox_events WHERE type = 'house.published'`,
    );
    expect(rows).toEqual([{ revision: '1', name: 'Lantern Hollow', guided: false }]);
  });

  it('is given to the web servers, which have no secret, without the guide', async () => {
    expect(await houseOf()).toMatchObject({ revision: 1, house: { name: 'Lantern Hollow' } });
    expect((await houseOf()).house.guide).toBeUndefined();
    expect((await ask('?after=soon')).status).toBe(400);
  });

  it('reaches everyone who waits for the next version, at once', async () => {
    const waiting = Array.from({ length: 20 }, () => houseOf('?after=1'));
    const started = performance.now();
    expect(await publishAs('Fox Hollow')).toBe(2);
    const answers = await Promise.all(waiting);
    expect(performance.now() - started).toBeLessThan(longestHouseWaitMs / 2);
    expect(new Set(answers.map(({ revision, house }) => `${revision} ${house.name}`))).toEqual(
      new Set(['2 Fox Hollow']),
    );
  });

  it('is shown by the service without a restart', async () => {
    const staff = await staffOf(service);
    await eventually(async () => {
      const { body } = await staff.get<Setup>('/api/admin/setup');
      expect(body.hasOwnHouse).toBe(true);
    });
  });

  it('loses no version of a hundred that are published at once', async () => {
    const before = (await versions()).length;
    const names = Array.from({ length: 100 }, (_, index) => `House ${index}`);
    const revisions = await Promise.all(names.map(publishAs));
    expect(revisions.toSorted((a, b) => a - b)).toEqual(names.map((_, index) => before + 1 + index));
    const last = names[revisions.indexOf(Math.max(...revisions))];
    expect(await houseOf(`?after=${before}`)).toMatchObject({
      revision: before + 100,
      house: { name: last },
    });
    const { rows } = await service.database.query(
      `SELECT count(DISTINCT data->>'revision')::int AS count FROM outbox_events WHERE type = 'house.published'`,
    );
    expect(rows).toEqual([{ count: before + 100 }]);
  });

  it('is taken from a changed file, and a restart does not undo what staff published', async () => {
    const file = path.join(folder, 'property.json');
    const cabin = path.join(import.meta.dirname, '../../docs/examples/vermont-cabin/property.json');
    const { guide: _guide, ...content } = JSON.parse(readFileSync(cabin, 'utf8')) as Record<string, unknown>;
    const save = (name: string): void => writeFileSync(file, JSON.stringify({ ...content, name }));
    const nameNow = async () => (await readVersion(sqlOf(database.pool)))?.content['name'];
    save('Birch Point');
    await importHouse(database, file, new Date());
    expect(await nameNow()).toBe('Birch Point');
    await publishAs('Birch Bay');
    await importHouse(database, file, new Date());
    expect(await nameNow()).toBe('Birch Bay');
    save('Birch Cove');
    await importHouse(database, file, new Date());
    expect(await nameNow()).toBe('Birch Cove');
    writeFileSync(file, '{ "name": "" }');
    await expect(importHouse(database, file, new Date())).rejects.toThrow('name');
    expect(await nameNow()).toBe('Birch Cove');
  });
});
