import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabaseBefore, type EarlierDatabase } from '@getaway/service-kit/tests/earlier-database';

// The previous version serves while the new one is deployed. Its statements use the names from before the renaming.

const migrationsDir = path.join(import.meta.dirname, '../prisma/migrations');
const renaming = '20261124090000_glossary_names';

let database: EarlierDatabase;
beforeAll(async () => {
  database = await openDatabaseBefore(renaming, migrationsDir);
  await database.client.query(`
    INSERT INTO email_sequences (id, name, sequence_key, trigger_type) VALUES ('tips', 'Tips', 'tips', 'manual');
    INSERT INTO guests (id, email, updated_at) VALUES
      ('ada', 'ada@example.com', now()), ('ben', 'ben@example.com', now()), ('cleo', 'cleo@example.com', now());
    INSERT INTO sequence_enrolments (id, sequence_id, guest_id, enrolled_at) VALUES ('first', 'tips', 'ada', now());
    INSERT INTO newsletter_subscribers (id, first_name, last_name, email, code_mailed_at)
      VALUES ('sub', 'Ada', 'Lane', 'ada@example.com', '2031-06-01T08:00:00Z')`);
  await database.update();
});
afterAll(() => database.drop());

async function enrolledIn(table: 'sequence_enrollments' | 'sequence_enrolments'): Promise<string[]> {
  const { rows } = await database.client.query<{ id: string }>(
    `SELECT guest_id AS id FROM ${table} ORDER BY guest_id`,
  );
  return rows.map(({ id }) => id);
}

test('both versions see, add, merge, and remove the same enrollments', async () => {
  expect(await enrolledIn('sequence_enrollments')).toEqual(['ada']);

  const enroll = (guestId: string) =>
    database.client.query(
      `INSERT INTO sequence_enrolments (id, sequence_id, guest_id, enrolled_at) VALUES ($1, 'tips', $2, now())
       ON CONFLICT DO NOTHING RETURNING id, sequence_id, guest_id, enrolled_at`,
      [randomUUID(), guestId],
    );
  expect((await enroll('ben')).rowCount).toBe(1);
  expect((await enroll('ben')).rowCount).toBe(0);
  expect(await enrolledIn('sequence_enrollments')).toEqual(['ada', 'ben']);

  await database.client.query(`UPDATE sequence_enrolments SET guest_id = 'cleo' WHERE guest_id = 'ben'`);
  expect(await enrolledIn('sequence_enrollments')).toEqual(['ada', 'cleo']);

  await database.client.query(
    `INSERT INTO sequence_enrollments (id, sequence_id, guest_id, enrolled_at) VALUES ('new', 'tips', 'ben', now())`,
  );
  expect(await enrolledIn('sequence_enrolments')).toEqual(['ada', 'ben', 'cleo']);

  const removed = await database.client.query(
    `WITH ranked AS (SELECT id FROM sequence_enrolments WHERE guest_id = 'cleo')
     DELETE FROM sequence_enrolments e USING ranked WHERE e.id = ranked.id RETURNING e.id`,
  );
  expect(removed.rowCount).toBe(1);
  await database.client.query(`DELETE FROM guests WHERE id = 'ben'`);
  expect(await enrolledIn('sequence_enrolments')).toEqual(['ada']);
});

test.each(['code_mailed_at', 'code_emailed_at'])(
  'the time of a code’s email that one version stores in %s is seen by the other version',
  async (column) => {
    const times = async (): Promise<unknown> => {
      const { rows } = await database.client.query(
        `SELECT code_mailed_at AS "former", code_emailed_at AS "current" FROM newsletter_subscribers WHERE id = 'sub'`,
      );
      return rows[0];
    };
    const copied = new Date('2031-06-01T08:00:00Z');
    expect(await times()).toEqual({ former: copied, current: copied });
    for (const at of [new Date('2031-06-02T08:00:00Z'), new Date('2031-06-03T08:00:00Z'), copied]) {
      await database.client.query(`UPDATE newsletter_subscribers SET ${column} = $1 WHERE id = 'sub'`, [at]);
      expect(await times()).toEqual({ former: at, current: at });
    }
  },
);

test('a new subscriber has no email with a code in either version', async () => {
  const { rows } = await database.client.query(
    `INSERT INTO newsletter_subscribers (id, first_name, last_name, email) VALUES ('new', 'Ben', 'Lane', 'ben@example.com')
     RETURNING code_mailed_at AS "former", code_emailed_at AS "current"`,
  );
  expect(rows).toEqual([{ former: null, current: null }]);
});
