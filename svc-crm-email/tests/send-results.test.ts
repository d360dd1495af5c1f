import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { eventually } from '@getaway/testing/eventually';
import type { TestDatabase } from '@getaway/testing/test-postgres';
import { recordSendResult } from '../src/delivery/record-send-result.ts';
import { createCrmDatabase } from './crm-database.ts';

let created: TestDatabase;
let database: pg.Pool;
beforeAll(async () => {
  created = await createCrmDatabase(inject('postgresUrl'));
  // What looks for the deadlock first gives way: the record, once, and late enough to find it on a busy machine.
  database = new pg.Pool({ connectionString: created.url, max: 4, options: '-c deadlock_timeout=5s' });
  database.on('error', () => undefined);
  await database.query(`
    INSERT INTO guests (id, guest_name, email, last_contact_date)
      VALUES ('g1', 'Maya Okafor', 'maya@example.com', '2030-01-01');
    INSERT INTO email_sequences (id, name, sequence_key, trigger_type) VALUES ('q1', 'Welcome', 'welcome', 'manual');
    INSERT INTO email_sends (id, guest_id, sequence_id, step_number, kind, message_key, to_address, subject, html, text)
      VALUES ('s1', 'g1', 'q1', 1, 'template-test', 'k1', 'maya@example.com', 'Hello', '<p>Hello</p>', 'Hello')`);
});
afterAll(async () => {
  await database.end();
  await created.drop();
});

test('an email that went out is recorded although its record is the one to give way in a deadlock', async () => {
  const event = await database.connect();
  try {
    await event.query('BEGIN');
    await event.query("SET LOCAL deadlock_timeout = '10min'");
    await event.query("UPDATE guests SET phone = '1' WHERE id = 'g1'");
    const recorded = recordSendResult(database, 's1', {
      status: 'sent',
      sentAt: new Date('2027-05-10T16:00:00Z'),
      messageId: '<m1@example.com>',
    });
    recorded.catch(() => undefined);
    await eventually(async () => {
      const { rows } = await database.query(
        "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
      );
      expect(rows).toHaveLength(1);
    });
    await event.query("UPDATE email_sends SET subject = subject WHERE id = 's1'");
    await event.query('COMMIT');
    await recorded;
  } finally {
    event.release();
  }
  const { rows } = await database.query<{ status: string }>("SELECT status FROM email_sends WHERE id = 's1'");
  expect(rows).toEqual([{ status: 'sent' }]);
});
