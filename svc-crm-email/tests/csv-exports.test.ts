import { afterAll, beforeAll, expect, test } from 'vitest';
import { rowsInBatches } from '@getaway/service-kit/rows-in-batches';
import { eventually } from '@getaway/testing/eventually';
import { startCrm, type RunningService } from './running-service.ts';

let service: RunningService;
beforeAll(async () => {
  service = await startCrm({ CONTACT_PER_ADDRESS: '0', EMAILS_PER_STRANGER: '0', ENQUIRY_EMAILS: '0' });
});
afterAll(() => service.stop());

/** The records of a file, without the mark of its encoding. */
async function recordsOf(path: string): Promise<string[]> {
  const answer = await service.asStaff(path);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(answer.headers.get('content-disposition')).toMatch(
    /^attachment; filename="[a-z-]+-\d{4}-\d\d-\d\d\.csv"$/,
  );
  return (await answer.text()).trimEnd().split('\r\n');
}

test('the log is a file of the emails that the filters leave, in its order', async () => {
  const insert = (id: string, status: string, subject: string, sentAt: string | null) =>
    service.database.query(
      `INSERT INTO email_sends (id, kind, message_key, to_address, status, subject, html, text, send_at, sent_at)
       VALUES ($1, 'newsletter-code', $1, $1 || '@log.example.com', $2, $3, '', '', '2027-03-01T17:00:00Z', $4)`,
      [id, status, subject, sentAt],
    );
  await insert('early', 'sent', '=1+1', '2027-03-01T17:00:00Z');
  await insert('late', 'sent', 'Two, three', '2027-07-01T17:00:00Z');
  await insert('never', 'skipped', 'Three', null);
  const [head, ...records] = await recordsOf('/api/admin/email-sends/export?search=log.example&status=sent');
  expect(head).toBe('Scheduled,Sent,Status,First Name,Last Name,Email,Template,Subject,Attempts,Error');
  expect(records).toEqual([
    '2027-03-01 12:00:00,2027-07-01 13:00:00,Sent,,,late@log.example.com,Newsletter promo code,"Two, three",0,',
    `2027-03-01 12:00:00,2027-03-01 12:00:00,Sent,,,early@log.example.com,Newsletter promo code,'=1+1,0,`,
  ]);
  expect(await recordsOf('/api/admin/email-sends/export?search=log.example')).toHaveLength(4);
});

test('messages are a file of the threads that the filters leave, newest first', async () => {
  const write = (email: string, message: string) =>
    fetch(`${service.origin}/api/contact`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Mia Export', email, message }),
    });
  await write('mia@messages.example.com', 'First words');
  await write('mia@messages.example.com', '@SUM(A1)\nand a line');
  await write('other@messages.example.com', 'Something else');
  await eventually(async () =>
    expect(await recordsOf('/api/admin/inbox/threads/export?search=messages.example')).toHaveLength(4),
  );
  const [head, ...records] = await recordsOf('/api/admin/inbox/threads/export?search=mia@&show=unread');
  expect(head).toBe('Sent,Guest,Email,From,Author,Came By,Booking,Subject,Text');
  expect(records).toHaveLength(2);
  expect(records[0]).toContain(
    `,Mia Export,mia@messages.example.com,Guest,Mia Export,Contact form,,,"'@SUM(A1)`,
  );
  expect(records[1]).toMatch(/,First words$/);
});

test('recipients of a campaign are a file with what became of each', async () => {
  for (const name of ['Ada', 'Ben', 'Cem'])
    await service.database.query(
      `INSERT INTO newsletter_subscribers (id, first_name, last_name, email) VALUES ($1, $1, 'Moss', lower($1) || '@n.example.com')`,
      [name],
    );
  await service.database.query(
    `INSERT INTO email_campaigns (id, name, subject, preview_text, body, segment, pace_per_hour, is_on_web, status, recipients,
       created_at, updated_at)
     VALUES ('export', 'Spring', 'Spring', '', 'Hello', 'everyone', 500, false, 'paused', 3, now(), now())`,
  );
  await service.database.query(
    `INSERT INTO campaign_recipients (id, campaign_id, subscriber_id, queued_at)
     VALUES ('r1', 'export', 'Ada', now()), ('r2', 'export', 'Ben', now()), ('r3', 'export', 'Cem', NULL)`,
  );
  await service.database.query(
    `INSERT INTO email_sends (id, kind, message_key, to_address, campaign_id, status, subject, html, text, sent_at, error_message)
     VALUES ('r1', 'newsletter-campaign', 'r1', 'ada@n.example.com', 'export', 'sent', 'Spring', '', '', '2027-03-01T17:00:00Z', NULL),
       ('r2', 'newsletter-campaign', 'r2', 'ben@n.example.com', 'export', 'failed', 'Spring', '', '', NULL, 'No such mailbox')`,
  );
  await service.database.query(
    `INSERT INTO email_suppressions (id, address, reason, created_at) VALUES ('x', 'ada@n.example.com', 'unsubscribed', '2027-03-02')`,
  );
  const path = '/api/admin/newsletter-campaigns/export/export';
  const [head, ...records] = await recordsOf(path);
  expect(head).toMatch(/^Email,First Name,Last Name,Status,Sent,Error,Unsubscribed Since,Bounced Since/);
  expect(records.map((record) => record.split(',').slice(0, 8).join())).toEqual([
    'ada@n.example.com,Ada,Moss,Sent,2027-03-01 12:00:00,,Yes,No',
    'ben@n.example.com,Ben,Moss,Failed,,No such mailbox,No,No',
    'cem@n.example.com,Cem,Moss,Waiting,,,No,No',
  ]);
  expect((await service.asStaff('/api/admin/newsletter-campaigns/none/export')).status).toBe(404);
});

test('100,000 rows come in batches, and a reader who stops frees the connection', async () => {
  const { database } = service;
  const before = database.totalCount - database.idleCount;
  let rows = 0;
  let most = 0;
  for await (const batch of rowsInBatches(database, 'SELECT n FROM generate_series(1, 100000) AS n', [])) {
    rows += batch.length;
    most = Math.max(most, batch.length);
  }
  expect(rows).toBe(100_000);
  expect(most).toBeLessThanOrEqual(500);
  for await (const batch of rowsInBatches(database, 'SELECT n FROM generate_series(1, 100000) AS n', [])) {
    expect(batch.length).toBeGreaterThan(0);
    break;
  }
  expect(database.totalCount - database.idleCount).toBe(before);
});
