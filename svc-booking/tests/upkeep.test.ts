import { afterAll, beforeAll, expect, it } from 'vitest';
import { startPictureThreads } from '../src/house/files/picture-threads.ts';
import { upkeepJobs } from '../src/jobs.ts';
import { openTestDeps } from './test-deps.ts';
import { startTestService, type TestService } from './test-service.ts';
import { staffOf } from './staff.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

it('deletes rows that are no longer needed, and keeps those in use', async () => {
  const staff = await staffOf(service);
  await service.database.query(
    `INSERT INTO staff_sessions (id, user_id, expires_at) SELECT 'old', id, now() - interval '40 days' FROM users;
     INSERT INTO sign_in_failures (key, failures, window_started) VALUES ('old', 1, now() - interval '40 days');
     INSERT INTO rate_limits (purpose, subject, used, expires_at)
     VALUES ('promo-code', 'old', 1, now()), ('promo-code', 'live', 1, now() + interval '1 minute');
     INSERT INTO card_events (id, type, handled_at) VALUES ('old', 't', now() - interval '40 days'), ('unhandled', 't', NULL);
     INSERT INTO inbox_messages (consumer, message_id, seen_at) VALUES ('c', gen_random_uuid(), now() - interval '40 days');
     INSERT INTO outbox_events (id, type, version, occurred_at, correlation_id, data, published_at)
     VALUES (gen_random_uuid(), 'old', 1, now(), 'c', '{}', now() - interval '40 days')`,
  );
  for (const job of upkeepJobs({ ...openTestDeps(service), pictures: startPictureThreads(0) }))
    await job.run();
  const left = async (table: string, which: string) =>
    (await service.database.query(`SELECT 1 FROM ${table} WHERE ${which}`)).rowCount;
  expect(await left('staff_sessions', `id = 'old'`)).toBe(0);
  expect(await left('sign_in_failures', `key = 'old'`)).toBe(0);
  expect(await left('rate_limits', `subject = 'old'`)).toBe(0);
  expect(await left('rate_limits', `subject = 'live'`)).toBe(1);
  expect(await left('card_events', 'true')).toBe(1);
  expect(await left('inbox_messages', `consumer = 'c'`)).toBe(0);
  expect(await left('outbox_events', `type = 'old'`)).toBe(0);
  expect((await staff.get('/api/admin/user')).status).toBe(200);
});

it('deletes uploaded pictures that no house had for a month, and their sizes', async () => {
  const nameOf = (letter: string) => `${letter.repeat(32)}.webp`;
  const ages = { a: 31, b: 31, c: 31, d: 29 };
  for (const [letter, days] of Object.entries(ages)) {
    const name = nameOf(letter);
    await service.database.query(
      `INSERT INTO house_files (name, used_for, width, height, content, uploaded_by, uploaded_at, last_used_at, variants_at)
       VALUES ($1, 'photo', 1, 1, '', 'admin', now(), now() - make_interval(days => $2), now())`,
      [name, days],
    );
    await service.database.query(
      `INSERT INTO house_file_variants (name, file_name, width, content) VALUES ($1, $2, 1, '')`,
      [`${letter}-1.avif`, name],
    );
  }
  const media = (letter: string) =>
    JSON.stringify({ media: { photos: { house: { file: `uploads/${nameOf(letter)}` } } } });
  await service.database.query(`UPDATE house_draft SET content = $1`, [media('b')]);
  await service.database.query(`UPDATE house_versions SET content = content || $1`, [media('c')]);
  const deps = { ...openTestDeps(service), pictures: startPictureThreads(0) };
  await upkeepJobs(deps)
    .find(({ name }) => name === 'forget-unused-files')
    ?.run();
  const left = async (table: string) =>
    (await service.database.query<{ name: string }>(`SELECT name FROM ${table} ORDER BY name`)).rows;
  expect(await left('house_files')).toEqual(['b', 'c', 'd'].map((letter) => ({ name: nameOf(letter) })));
  expect(await left('house_file_variants')).toEqual(
    ['b', 'c', 'd'].map((letter) => ({ name: `${letter}-1.avif` })),
  );
});
