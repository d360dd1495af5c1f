import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { openEmailStore, type CaughtEmail } from './mail-store.ts';
import { readEmail } from './receive.ts';

const folder = mkdtempSync(join(tmpdir(), 'getaway-mail-'));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const raw = Buffer.from(
  [
    'From: Lantern <stay@lantern.test>',
    'To: ada@guest.test',
    'Subject: =?UTF-8?Q?Best=C3=A4tigt?=',
    'List-Unsubscribe: <https://x.test/u>',
    'MIME-Version: 1.0',
    'Content-Type: multipart/mixed; boundary=b',
    '',
    '--b',
    'Content-Type: text/html; charset=utf-8',
    '',
    '<p>Hello</p>',
    '--b',
    'Content-Type: text/calendar',
    'Content-Disposition: attachment; filename=stay.ics',
    '',
    'BEGIN:VCALENDAR',
    '--b--',
    '',
  ].join('\r\n'),
);

function caught(number: number): CaughtEmail {
  return {
    id: `${number}`.padStart(6, '0'),
    from: 'a@x.test',
    to: ['b@x.test'],
    subject: `email ${number}`,
    text: '',
    html: '',
    headers: {},
    attachments: [],
    receivedAt: '2027-01-01T00:00:00.000Z',
  };
}

describe('a caught email', () => {
  test('has its headers, body and attachments, and the recipients of the envelope', async () => {
    const mail = await readEmail(raw, {
      from: 'bounce@lantern.test',
      to: ['ada@guest.test', 'owner@lantern.test'],
    });
    expect(mail).toMatchObject({
      from: 'stay@lantern.test',
      to: ['ada@guest.test', 'owner@lantern.test'],
      subject: 'Bestätigt',
      attachments: [expect.objectContaining({ filename: 'stay.ics', contentType: 'text/calendar' })],
    });
    expect(mail.html).toContain('<p>Hello</p>');
    expect(mail.headers['list-unsubscribe']).toBe('<https://x.test/u>');
  });
});

describe('the store', () => {
  test('keeps emails across a restart, newest first', () => {
    const before = openEmailStore(folder);
    before.add(caught(1));
    before.add(caught(2));
    expect(
      openEmailStore(folder)
        .list()
        .map(({ subject }) => subject),
    ).toEqual(['email 2', 'email 1']);
  });

  test('keeps only the newest 500, in memory and on disk', () => {
    const store = openEmailStore(folder);
    for (let number = 0; number < 503; number += 1) store.add(caught(number));
    expect(store.list()).toHaveLength(500);
    expect(store.find('000002')).toBeUndefined();
    expect(readdirSync(folder)).toHaveLength(500);
  });

  test('stays empty after clear, even after a restart', () => {
    const store = openEmailStore(folder);
    store.add(caught(1));
    store.clear();
    expect(openEmailStore(folder).list()).toEqual([]);
  });
});
