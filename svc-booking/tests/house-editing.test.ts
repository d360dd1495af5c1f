import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Answer } from '@getaway/contracts/http/call';
import type {
  HouseVersion,
  publishHouseDraft,
  readGuidePreview,
  readHouseDraft,
  readHousePreview,
  readHouseVersion,
  saveHouseDraft,
} from '@getaway/contracts/http/house-editing';
import type { Setup } from '@getaway/contracts/http/setup';
import type { ProblemBody } from '@getaway/contracts/problems';
import type { Browser } from './browser.ts';
import { record } from '@getaway/property/file-values';
import { staffOf } from './staff.ts';
import { startTestService, type TestService } from './test-service.ts';

type House = Record<string, unknown>;
type Edited = Answer<typeof readHouseDraft>;

const file = createRequire(import.meta.url).resolve('@getaway/property/property.json');
const house = JSON.parse(readFileSync(file, 'utf8')) as House;

let service: TestService;
let staff: Browser;
beforeAll(async () => {
  service = await startTestService({ webhooks: false });
  staff = await staffOf(service);
});
afterAll(async () => service.stop());

const edited = async (): Promise<Edited> => (await staff.get<Edited>('/api/admin/house')).body;
const save = (content: House, revision: number, by = staff) =>
  by.put<Answer<typeof saveHouseDraft> & ProblemBody>('/api/admin/house/draft', { content, revision });
const publish = (revision: number, replaces: number, by = staff) =>
  by.post<Answer<typeof publishHouseDraft> & ProblemBody>('/api/admin/house/publish', { revision, replaces });
const versions = async (query = ''): Promise<HouseVersion[]> =>
  (await staff.get<HouseVersion[]>(`/api/admin/house/versions${query}`)).body;

/** A new name also changes the terms, which mention it, so publishing sets their date. */
const updatedPolicies = {
  ...record(house['policies']),
  lastUpdated: expect.stringMatching(/^20\d\d-/) as string,
};

/** Publishes a house the way staff do. */
async function publishHouse(content: House): Promise<HouseVersion> {
  const { published, revision } = await edited();
  const saved = await save(content, revision);
  const { status, body } = await publish(saved.body.revision, published.revision);
  expect(status).toBe(200);
  return body;
}

test('a draft keeps what was typed with its faults, and is published when they are corrected', async () => {
  const { published, revision, draft } = await edited();
  expect(published).toMatchObject({ revision: 1, source: 'bundled', publishedBy: 'start', content: house });
  expect(draft).toBeNull();

  const typed = {
    ...house,
    name: 'Fox Hollow',
    contact: { email: 'not an address', phone: '404 555 0137' },
    sleeps: 0,
  };
  const saved = await save(typed, revision);
  expect(saved.status).toBe(200);
  expect(saved.body.faults.map(({ path }) => path)).toEqual(['contact.email', 'sleeps']);
  expect((await edited()).draft).toMatchObject({ content: typed, basedOn: 1, savedBy: 'admin' });

  const refused = await publish(saved.body.revision, 1);
  expect(refused.status).toBe(400);
  expect(refused.body.errors).toEqual(saved.body.faults);
  expect((await edited()).draft?.content, 'nothing is lost').toEqual(typed);
  expect(await versions()).toHaveLength(1);

  const corrected = await save({ ...house, name: 'Fox Hollow' }, saved.body.revision);
  expect(corrected.body.faults).toEqual([]);
  const done = await publish(corrected.body.revision, 1);
  expect(done.body).toMatchObject({ revision: 2, source: 'staff', publishedBy: 'admin' });
  expect(await edited()).toMatchObject({ published: { content: { name: 'Fox Hollow' } }, draft: null });
  const { rows } = await service.database.query(
    `SELECT data->'house'->>'name' AS name FROM outbox_events WHERE type = 'house.published' ORDER BY position DESC LIMIT 1`,
  );
  expect(rows).toEqual([{ name: 'Fox Hollow' }]);
});

test('names the sections that still show the sample house, of the draft and of what is published', async () => {
  const { guide: _guide, ...withoutGuide } = house;
  const own = { ...withoutGuide, name: 'Fox Hollow', reviews: [], parentReviews: [] };
  const saved = await save(own, (await edited()).revision);
  expect(saved.body.fromSample).toContain('contact');
  expect(saved.body.fromSample).not.toContain('guide');
  expect((await edited()).draft?.fromSample).toEqual(saved.body.fromSample);

  await publishHouse(house);
  expect((await edited()).published.fromSample, 'the sample itself').toEqual([]);
  const setup = async () => (await staff.get<Setup>('/api/admin/setup')).body.fromSample;
  expect(await setup()).toEqual([]);
  await publishHouse(own);
  expect((await edited()).published.fromSample).toEqual(saved.body.fromSample);
  expect(await setup()).toEqual(saved.body.fromSample);
});

test('of many who save or publish the same draft at once exactly one does, and the others learn it', async () => {
  const { published, revision } = await edited();
  const tabs = Array.from({ length: 50 }, (_, tab) => ({ ...house, name: `House ${tab}` }));
  const saves = await Promise.all(tabs.map((content) => save(content, revision)));
  const won = saves.filter(({ status }) => status === 200);
  expect(won).toHaveLength(1);
  expect(saves.filter(({ status }) => status === 409)).toHaveLength(49);
  const kept = tabs[saves.findIndex(({ status }) => status === 200)];
  expect((await edited()).draft?.content).toEqual(kept);

  const current = won[0]?.body.revision ?? 0;
  const publications = await Promise.all(tabs.map(() => publish(current, published.revision)));
  expect(publications.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(publications.filter(({ status }) => status === 409)).toHaveLength(49);
  expect((await edited()).published).toMatchObject({ revision: published.revision + 1, content: kept });
});

test('a draft does not replace a version unseen that was published since it was begun', async () => {
  const { published, revision } = await edited();
  const saved = await save({ ...house, name: 'Draft' }, revision);
  const late = await publish(saved.body.revision, published.revision - 1);
  expect(late.status).toBe(409);
  expect(late.body.detail).toContain('Compare it with yours');
  expect((await edited()).draft?.content['name']).toBe('Draft');
});

test('a dropped draft cannot be saved over from another tab, and there is none to publish', async () => {
  const { published, revision } = await edited();
  const tab = await staffOf(service);
  expect((await staff.post('/api/admin/house/discard-draft', { revision })).status).toBe(200);
  expect((await save(house, revision, tab)).status).toBe(409);
  const now = await edited();
  expect(now.draft).toBeNull();
  expect((await publish(now.revision, published.revision)).status).toBe(404);
  expect((await edited()).revision).toBe(now.revision);
});

test('an earlier version is listed with its publisher and time, compared, and restored as a draft', async () => {
  await publishHouse({ ...house, name: 'Before' });
  await publishHouse({ ...house, name: 'After' });
  const [newest, before] = await versions('?limit=2');
  expect(await versions('?limit=1&offset=1')).toEqual([before]);
  type Version = Answer<typeof readHouseVersion>;
  const { body } = await staff.get<Version>(`/api/admin/house/versions/${before?.revision}`);
  expect(body.content).toEqual({ ...house, name: 'Before', policies: updatedPolicies });
  expect((await staff.get('/api/admin/house/versions/999999999')).status).toBe(404);
  const restored = await publishHouse(body.content);
  expect(restored.revision).toBe((newest?.revision ?? 0) + 1);
  expect((await edited()).published.content['name']).toBe('Before');
});

test.each([
  ['an empty list instead of a house', [] as unknown as House],
  ['a list instead of a house', [house] as unknown as House],
  ['a control character', { ...house, name: 'Fox\u0000Hollow' }],
  ['half a character', { ...house, name: 'Fox \uD83D' }],
  ['a key that cannot be stored', { ...house, ['a\u0007']: 1 }],
  ['more levels than any house has', { deep: JSON.parse('['.repeat(500) + ']'.repeat(500)) as unknown }],
])('%s is refused at its field', async (_what, content) => {
  const { revision } = await edited();
  const { status, body } = await save(content, revision);
  expect(status).toBe(400);
  expect(body.errors?.[0]?.path).toBe('content');
  expect((await edited()).revision).toBe(revision);
});

test('a text that cannot be stored is named', async () => {
  const texts = { home: { hero: { title: 'Fox \uD83D' } } };
  const { body } = await save({ ...house, texts }, (await edited()).revision);
  expect(body.errors?.[0]?.message).toBe(
    'texts.home.hero.title has an invisible control character or half of an emoji: remove it, or write the text again',
  );
});

test('a draft with a date of the legal texts in the future cannot be published', async () => {
  const { published, revision } = await edited();
  const policies = { ...record(house['policies']), lastUpdated: '2099-01-01' };
  const saved = await save({ ...house, policies }, revision);
  expect(saved.body.faults.map(({ path }) => path)).toEqual(['policies.lastUpdated']);
  expect((await edited()).draft?.faults).toEqual(saved.body.faults);
  const refused = await publish(saved.body.revision, published.revision);
  expect(refused.status).toBe(400);
  expect(refused.body.errors).toEqual(saved.body.faults);
});

test('a revision that cannot be is refused at its field', async () => {
  for (const revision of [-1, 1.5, 2 ** 31, 1e15]) {
    const calls = [
      await save(house, revision),
      await publish(revision, 1),
      await publish(1, revision),
      await staff.post<ProblemBody>('/api/admin/house/discard-draft', { revision }),
    ];
    expect(
      calls.map(({ status }) => status),
      String(revision),
    ).toEqual([400, 400, 400, 400]);
  }
});

test('a draft can be looked at while it has faults, and its guide is not part of it', async () => {
  type Preview = Answer<typeof readHousePreview>;
  const preview = async () => (await staff.get<Preview>('/api/admin/house/preview')).body;
  await publishHouse({ ...house, name: 'As it is' });
  const { guide: _guide, ...others } = house;
  const pages = { ...others, policies: updatedPolicies };
  const { revision } = await edited();
  expect(await preview()).toEqual({ revision, house: { ...pages, name: 'As it is' } });
  const saved = await save({ ...house, name: '', tagline: 'As it will be' }, revision);
  expect(await preview()).toEqual({
    revision: saved.body.revision,
    house: { ...pages, name: 'As it is', tagline: 'As it will be' },
  });
});

test('the guide of a draft can be looked at as guests read it, while it has faults', async () => {
  type Preview = Answer<typeof readGuidePreview>;
  const preview = async () => (await staff.get<Preview>('/api/admin/house/guide-preview')).body.guide;
  const { revision } = await edited();
  const heating = { topic: 'heating', title: 'Heating', text: ['{name}: turn the knob.', '{luggage}'] };
  const faulty = { topic: 'stove', title: '', text: ['Light it.'] };
  const guide = { sections: [heating, faulty] };
  const saved = await save({ ...house, name: 'Fox Hollow', answers: {}, guide }, revision);
  expect((await preview())?.sections).toMatchObject([
    { topic: 'heating', text: ['Fox Hollow: turn the knob.'] },
  ]);
  const { guide: _guide, ...others } = house;
  await save(others, saved.body.revision);
  expect(await preview()).toBeNull();
});

test('the house can be edited by staff alone', async () => {
  const stranger = service.browser();
  for (const path of ['', '/preview', '/guide-preview', '/versions', '/versions/1'])
    expect((await stranger.get(`/api/admin/house${path}`)).status, path).toBe(401);
  expect((await save(house, 0, stranger)).status).toBe(401);
  expect((await publish(0, 1, stranger)).status).toBe(401);
});

test('refuses a text that claims more than packages save, until the text or the prices change', async () => {
  const { revision } = await edited();
  const packages = 'You save up to $151 compared to buying the services individually.';
  const claims = { ...house, name: 'Fox Hollow', texts: { home: { concierge: { packages } } } };
  const saved = await save(claims, revision);
  expect(saved.body.faults).toEqual([
    {
      path: 'texts.home.concierge.packages',
      message: expect.stringContaining(
        'at most $150, compared to buying their services separately',
      ) as unknown,
    },
  ]);
  expect((await publish(saved.body.revision, (await edited()).published.revision)).status).toBe(400);
  const [bundle] = (await staff.get<{ id: string; price: string }[]>('/api/packages')).body.filter(
    ({ price }) => Number(price) === 650,
  );
  await staff.put(`/api/admin/packages/${bundle?.id}`, { price: '649.00' });
  expect((await edited()).draft?.faults).toEqual([]);
  await staff.put(`/api/admin/packages/${bundle?.id}`, { price: '650.00' });
});
