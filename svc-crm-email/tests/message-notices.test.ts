import { afterEach, beforeEach, expect, test } from 'vitest';
import type { BookingState } from '@getaway/contracts/events/booking';
import { addMilliseconds, minuteMs } from '@getaway/kernel/instant';
import { bundledProperty } from '@getaway/property';
import { stayToken } from '@getaway/service-kit/stay-links/stay-link';
import { eventually } from '@getaway/testing/eventually';
import { expectFacts } from '@getaway/testing/expect-facts';
import { openDatabase, type Database } from '../src/database/database.ts';
import { emailDigest } from '../src/owner-alerts/email-digest.ts';
import { emailWaitingMessages } from '../src/owner-alerts/email-waiting-messages.ts';
import type { MessageNoticeDeps } from '../src/owner-alerts/message-notice-deps.ts';
import { usualNotices } from '../src/owner-alerts/notice.rules.ts';
import { loadTemplates } from '../src/writing/fill-template.ts';
import { createEmailWriter, type EmailWriter } from '../src/writing/write-email.ts';
import { bookingOfNewGuest, unpaid } from './booking-states.ts';
import { startCrm, type RunningService } from './running-service.ts';
import { startStayLinks, type TestStayLinks } from './stay-links-stand-in.ts';

const secret = 'a secret of these tests, which derives links';
const owner = 'stay@lanternhollow.example';
const most = 5;

let links: TestStayLinks;
let service: RunningService;
let database: Database;
let deps: MessageNoticeDeps & { readonly emails: EmailWriter };
let lateByMs = 0;
const now = () => addMilliseconds(new Date(), lateByMs);

beforeEach(async () => {
  lateByMs = 0;
  links = await startStayLinks();
  service = await startCrm(
    {
      ...{ STAY_LINK_SECRET: secret, BOOKING_URL: links.url },
      ...{ CONTACT_PER_ADDRESS: '0', EMAILS_PER_STRANGER: '0', EMAILS_TO_STRANGERS: '0' },
      ENQUIRY_EMAILS: String(most),
    },
    undefined,
    now,
  );
  database = openDatabase(service.databaseUrl, () => undefined, 60_000);
  const property = bundledProperty;
  const publicOrigin = 'http://localhost:8080';
  deps = {
    emails: createEmailWriter({ fill: await loadTemplates(property), property, publicOrigin }),
    ownerEmail: () => owner,
    noticeEmailMs: 10 * minuteMs,
    enquiryEmails: most,
  };
});
afterEach(async () => {
  await database.close();
  await service.stop();
  await links.stop();
});

const post = async (path: string, body: object, headers: Record<string, string> = {}) => {
  const answer = await fetch(service.origin + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  expect(answer.status).toBe(201);
};
const write = (email: string, message: string, name = 'Ines Duarte') =>
  post('/api/contact', { name, email, message });
const talk = (email: string, message: string) =>
  post('/api/chat/person', { name: 'Ines Duarte', email, message, conversation: [] });
const writeFromPage = ({ entityId, linkVersion = 1 }: BookingState, text: string) =>
  post('/api/stay/messages', { text }, { authorization: `Stay ${stayToken(secret, entityId, linkVersion)}` });
async function book(different: Partial<BookingState> = {}): Promise<BookingState> {
  const booking = bookingOfNewGuest(different);
  links.begin(stayToken(secret, booking.entityId, 1));
  await service.publishBooking(booking);
  await service.untilHeard();
  return booking;
}
/** The emails about messages to the owner, after all that are due were sent. */
const emails = async () => {
  await service.untilSent();
  return service.catcher.emailsTo(owner).filter(({ subject }) => /message/i.test(subject));
};
const subjects = async () => (await emails()).map(({ subject }) => subject);
const sweep = () => database.transact((_tx, sql) => emailWaitingMessages(deps, sql, now()));
const waiting = async () => {
  const { rows } = await service.database.query<{ count: number }>(
    'SELECT count(*)::int AS count FROM owner_notices WHERE digest_key IS NULL',
  );
  return rows[0]?.count;
};
/** Fills the limit of visitors who have not booked, and the first email about those beyond it. */
const flood = (count: number) =>
  Promise.all(Array.from({ length: count }, (_, n) => write(`flood${n}@example.com`, `Flood ${n}`, 'Flo')));
const threadIn = (text: string | undefined) => /\/admin\/inbox\?thread=[\w-]+/.exec(text ?? '')?.[0];

test('further messages of a guest come in one email after ten minutes, with their texts and the thread', async () => {
  await write('ines@example.com', 'Is the hot tub open in January?');
  await talk('ines@example.com', '<b>And</b>\nthe sauna?');
  await write('ines@example.com', 'x'.repeat(300));
  await write('other@example.com', 'Another guest', 'Omar');
  await sweep();
  expect((await subjects()).toSorted()).toEqual(['New message from Ines Duarte', 'New message from Omar']);

  lateByMs = 11 * minuteMs;
  await Promise.all([sweep(), sweep()]);
  const [first, , further, ...others] = await emails();
  expect(others).toEqual([]);
  expect(further?.subject).toBe('2 more messages from Ines Duarte');
  expect(further?.headers['reply-to']).toBe('ines@example.com');
  for (const part of [further?.html, further?.text])
    expectFacts(part, ['the sauna?', `${'x'.repeat(200)}…`, threadIn(first?.text) ?? 'a thread']);
  expect(further?.html).toContain('&lt;b&gt;And&lt;/b&gt; the sauna?');

  lateByMs = 12 * minuteMs;
  await write('ines@example.com', 'One more thing');
  await sweep();
  expect(await subjects()).toHaveLength(3);
  lateByMs = 22 * minuteMs;
  await write('ines@example.com', 'And the last');
  expect((await subjects()).at(-1)).toBe('2 more messages from Ines Duarte');
  await sweep();
  expect([await waiting(), (await subjects()).length]).toEqual([0, 4]);
});

test('a flood from many addresses delays no guest who has booked, and the owner is emailed how many messages wait', async () => {
  const booking = await book({ guestName: 'Maya Okafor' });
  await flood(most + 30);
  const atOnce = await subjects();
  expect(atOnce.filter((subject) => subject === 'New message from Flo')).toHaveLength(most);
  expect(atOnce.filter((subject) => /^1 more message is waiting in your inbox$/.test(subject))).toHaveLength(
    1,
  );
  expect(atOnce).toHaveLength(most + 1);

  await writeFromPage(booking, 'The door does not open!');
  expect((await subjects()).at(-1)).toBe('New message from Maya Okafor');
  await write('honest@example.com', 'Is June available?', 'Hanna');
  await sweep();
  expect(await subjects()).toHaveLength(most + 2);

  lateByMs = 61 * minuteMs;
  await Promise.all([sweep(), sweep()]);
  const together = (await emails()).at(-1);
  expect(together?.subject).toBe('30 more messages are waiting in your inbox');
  for (const part of [together?.html, together?.text])
    expectFacts(part, [
      `You’ve had ${most} emails about visitors’ messages within 24 hours`,
      'and 10 more',
      'http://localhost:8080/admin/inbox',
    ]);
  expect(await subjects()).toHaveLength(most + 3);
  expect(await waiting()).toBe(0);

  lateByMs = 25 * 60 * minuteMs;
  await write('late@example.com', 'A day later', 'Lara');
  expect((await subjects()).at(-1)).toBe('New message from Lara');
});

test('what a stranger writes under the address of a guest does not delay the guest', async () => {
  const booking = await book({ guestName: 'Maya Okafor' });
  await flood(most + 1);
  await write(booking.email, 'Written by a stranger', 'Maya Okafor');
  await writeFromPage(booking, 'Written by the guest');
  const mine = (await emails()).filter(({ subject }) => subject === 'New message from Maya Okafor');
  expect(mine).toHaveLength(1);
  expect(mine[0]?.text).toContain('Written by the guest');
});

test('a reservation that is not paid gives no priority', async () => {
  const booking = await book({ ...unpaid(), guestName: 'Rita Reserved' });
  await flood(most + 1);
  await writeFromPage(booking, 'Written before the payment');
  expect(await subjects()).not.toContain('New message from Rita Reserved');
  lateByMs = 61 * minuteMs;
  await sweep();
  expect((await emails()).at(-1)?.text).toContain('Written before the payment');
});

test('replicas and dying processes email each message once, and lose none', async () => {
  await write('ines@example.com', 'First');
  for (const n of [1, 2, 3]) await write('ines@example.com', `Later ${n}`);
  lateByMs = 11 * minuteMs;
  await expect(
    database.transact(async (_tx, sql) => {
      await emailWaitingMessages(deps, sql, now());
      throw new Error('the process died before it committed');
    }),
  ).rejects.toThrow('the process died');
  expect([await waiting(), (await subjects()).length]).toEqual([3, 1]);

  const racing = Array.from({ length: 12 }, (_, n) => write('ines@example.com', `Race ${n}`));
  await Promise.all([...Array.from({ length: 6 }, sweep), ...racing]);
  await eventually(async () => {
    lateByMs += 11 * minuteMs;
    await sweep();
    expect(await waiting()).toBe(0);
  });
  const text = (await emails()).map((email) => email.text).join('\n');
  for (const message of ['Later 1', 'Later 2', 'Later 3', 'Race 0', 'Race 11'])
    expect(text.split(new RegExp(`${message}$`, 'm'))).toHaveLength(2);
});

test('a digest is not limited, and begins with guests who have booked', async () => {
  const kinds = { ...usualNotices.kinds, message: 'digest' };
  await service.staff.put('/api/admin/inbox/notices', { ...usualNotices, kinds });
  const booking = await book({ guestName: 'Maya Okafor' });
  await flood(most + 5);
  await writeFromPage(booking, 'Where do we park?');
  await service.database.query(`UPDATE owner_notices SET created_at = created_at - interval '1 day'`);
  await database.transact((_tx, sql) =>
    emailDigest({ ...deps, timeZone: bundledProperty.timeZone }, sql, now()),
  );
  await service.untilSent();
  const digests = service.catcher.emailsTo(owner).filter(({ subject }) => subject.includes('update'));
  expect(digests.map(({ subject }) => subject)).toEqual([`11 updates from ${bundledProperty.name}`]);
  const text = digests[0]?.text ?? '';
  expectFacts(text, ['Where do we park?', booking.bookingReference, 'Flood 9']);
  expect(text.indexOf('Where do we park?')).toBeLessThan(text.indexOf('Flood '));
});
