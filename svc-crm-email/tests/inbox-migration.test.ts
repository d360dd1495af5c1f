import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabaseBefore, type EarlierDatabase } from '@getaway/service-kit/tests/earlier-database';
import { openDatabase } from '../src/database/database.ts';
import { carryOverMessages } from '../src/inbox/carry-over-messages.ts';

const migrationsDir = path.join(import.meta.dirname, '../prisma/migrations');

let earlier: EarlierDatabase;
beforeAll(async () => {
  earlier = await openDatabaseBefore('20261124190000_inbox', migrationsDir);
  await earlier.client.query(`
    INSERT INTO guests (id, email, guest_name, updated_at) VALUES
      ('ada', 'ada@example.com', 'Ada Lane', now()), ('ben', 'ben@example.com', 'Ben Lane', now());
    INSERT INTO contact_messages (id, name, email, message, occasion, guest_id, created_at) VALUES
      ('old', 'Ada Lane', 'ada@example.com', 'Long ago', 'birthday', 'ada', now() - interval '1 year'),
      ('new', 'Ada L.', 'ADA@example.com', 'Yesterday', NULL, 'ada', now() - interval '1 day'),
      ('lost', 'Cleo Lane', 'Cleo@example.com ', 'Of a deleted guest', NULL, NULL, now() - interval '2 years');
    INSERT INTO chat_messages (id, message, response, created_at) VALUES
      ('named', 'Please write to Ben@Example.com.', 'Ask us.', now() - interval '2 months'),
      ('both', 'I am ada@example.com', 'Hello', now() - interval '2 days'),
      ('other', 'My friend is notben@example.com', 'Hello', now()),
      ('none', 'Is there a bath?', 'Yes', now())`);
  await earlier.update();
});
afterAll(() => earlier.drop());

async function threads(): Promise<unknown[]> {
  const { rows } = await earlier.client.query<object>(
    `SELECT t.guest_id, t.email, t.name, t.status, t.last_message_at = max(m.created_at) AS dated,
       array_agg(m.id ORDER BY m.created_at) AS messages,
       array_agg(m.kind || CASE WHEN m.read_at IS NULL THEN ' unread' ELSE '' END ORDER BY m.created_at) AS kinds
     FROM threads t JOIN thread_messages m ON m.thread_id = t.id GROUP BY t.id ORDER BY t.email`,
  );
  return rows;
}

const ada = { guest_id: 'ada', email: 'ada@example.com', name: 'Ada L.', status: 'open', dated: true };

test('stored contact messages and chats of guests become threads; those of the last week are unread', async () => {
  expect(await threads()).toEqual([
    { ...ada, messages: ['old', 'both', 'new'], kinds: ['enquiry', 'chat', 'enquiry unread'] },
    {
      ...{ guest_id: 'ben', email: 'ben@example.com', name: 'Ben Lane', status: 'closed', dated: true },
      ...{ messages: ['named'], kinds: ['chat'] },
    },
    {
      ...{ guest_id: null, email: 'cleo@example.com', name: 'Cleo Lane', status: 'closed', dated: true },
      ...{ messages: ['lost'], kinds: ['enquiry'] },
    },
  ]);
  const { rows } = await earlier.client.query(
    `SELECT text, conversation, occasion FROM thread_messages WHERE id IN ('named', 'old') ORDER BY id`,
  );
  expect(rows).toEqual([
    {
      text: 'Please write to Ben@Example.com.',
      conversation: [
        { from: 'guest', text: 'Please write to Ben@Example.com.' },
        { from: 'assistant', text: 'Ask us.' },
      ],
      occasion: null,
    },
    { text: 'Long ago', conversation: [], occasion: 'birthday' },
  ]);
});

test('a message that the previous version stores afterwards joins its thread once', async () => {
  await earlier.client.query(
    `INSERT INTO contact_messages (id, name, email, message, guest_id, created_at)
     VALUES ('late', 'Ada Lane', 'ada@example.com', 'During the update', 'ada', now())`,
  );
  const database = openDatabase(earlier.url, () => undefined, 60_000);
  const carry = () => carryOverMessages({ database, now: () => new Date() });
  await Promise.all([carry(), carry()]);
  await carry();
  await database.close();
  expect((await threads())[0]).toMatchObject({ name: 'Ada Lane', messages: ['old', 'both', 'new', 'late'] });
});
