import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { houseEntity } from '@getaway/contracts/events/house';
import bundled from '@getaway/property/property.json' with { type: 'json' };
import { eventually } from '@getaway/testing/eventually';
import { startCrm, type RunningService } from './running-service.ts';

let service: RunningService;
beforeAll(async () => {
  service = await startCrm({ NEWSLETTER_PER_ADDRESS: '4' });
});
afterAll(() => service.stop());

let networks = 0;
const newNetwork = () => `198.51.${(networks += 1)}.1`;
const signUp = (body: object, from = newNetwork()): Promise<Response> =>
  fetch(`${service.origin}/api/newsletter/subscribe`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
    body: JSON.stringify(body),
  });
const askAssistant = (message: string): Promise<Response> =>
  fetch(`${service.origin}/api/chat`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': newNetwork() },
    body: JSON.stringify({ message }),
  });
const person = (email: string) => ({ firstName: 'Maya', lastName: 'Okafor', email });
const thanks = { message: 'Thank you! Your personal code is on its way to your inbox.' };
const emailTo = (email: string, count = 1) =>
  eventually(() => {
    const emails = service.catcher.emailsTo(email);
    expect(emails).toHaveLength(count);
    return emails;
  });
const subscriber = async (email: string) => {
  const { rows } = await service.database.query<{ promo_code: string; email_sent: boolean; id: string }>(
    'SELECT id, promo_code, email_sent, email_sent_at FROM newsletter_subscribers WHERE email = $1',
    [email],
  );
  return rows;
};

describe('signing up', () => {
  test('sends a personal code by email only, and publishes it to svc-booking', async () => {
    const answer = await signUp(person('Maya.News@Example.com'));
    expect(answer.status).toBe(201);
    expect(await answer.json()).toEqual(thanks);
    const [email] = await emailTo('maya.news@example.com');
    const code = /ESCAPE-[A-Z0-9]{6}/.exec(email?.subject ?? '')?.[0] ?? '';
    expect(code).toMatch(/^ESCAPE-[ACDEFGHJKMNPQRTUVWXY34679]{6}$/);
    for (const body of [email?.html, email?.text]) {
      expect(body).toContain(code);
      expect(body).toContain(`http://localhost:8080/booking?promo=${code}`);
    }
    const events = await eventually(async () => {
      const { rows } = await service.database.query<{ data: unknown; published_at: Date | null }>(
        "SELECT data, published_at FROM outbox_events WHERE type = 'newsletter.subscribed' AND data->>'code' = $1",
        [code],
      );
      expect(rows[0]?.published_at).toBeInstanceOf(Date);
      return rows;
    });
    const [known] = await subscriber('maya.news@example.com');
    expect(events.map(({ data }) => data)).toEqual([{ entityId: known?.id, revision: 1, code, amount: 50 }]);
  });

  test('shows the email as sent once it is', async () => {
    await signUp(person('sent@example.com'));
    await emailTo('sent@example.com');
    await eventually(async () =>
      expect(await subscriber('sent@example.com')).toMatchObject([
        { email_sent: true, email_sent_at: expect.any(Date) as Date },
      ]),
    );
  });

  test('creates a guest for the address', async () => {
    await signUp(person('guest.news@example.com'));
    const { rows } = await service.database.query(
      "SELECT first_name, last_name FROM guests WHERE email = 'guest.news@example.com'",
    );
    expect(rows).toEqual([{ first_name: 'Maya', last_name: 'Okafor' }]);
  });

  test('ten times at once creates one subscriber, one email and one code', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => signUp(person('crowd@example.com'))));
    for (const answer of answers) expect(await answer.json()).toEqual(thanks);
    await signUp(person('after.the.crowd@example.com'));
    await emailTo('after.the.crowd@example.com');
    await emailTo('crowd@example.com');
    expect(await subscriber('crowd@example.com')).toHaveLength(1);
  });

  test('again, later, sends the same code with the same answer', async () => {
    await signUp(person('again@example.com'));
    const [first] = await emailTo('again@example.com');
    await service.database.query(
      "UPDATE newsletter_subscribers SET code_emailed_at = now() - interval '11 minutes', is_active = false WHERE email = 'again@example.com'",
    );
    const answer = await signUp({ ...person('AGAIN@example.com'), firstName: 'Other' });
    expect([answer.status, await answer.json()]).toEqual([201, thanks]);
    const [, second] = await emailTo('again@example.com', 2);
    expect(second?.subject).toBe(first?.subject);
    const { rows } = await service.database.query(
      "SELECT first_name, is_active FROM newsletter_subscribers WHERE email = 'again@example.com'",
    );
    expect(rows).toEqual([{ first_name: 'Maya', is_active: true }]);
    const events = await service.database.query(
      "SELECT 1 FROM outbox_events o JOIN newsletter_subscribers s ON s.id = o.data->>'entityId' WHERE s.email = 'again@example.com'",
    );
    expect(events.rows).toHaveLength(1);
  });
});

describe('the offer of a code', () => {
  const { guide: _guide, ...house } = bundled;
  const subjectsTo = async (email: string, count: number) =>
    (await emailTo(email, count)).map(({ subject }) => subject);

  test('is the one of the house at the time of the sign-up, also when the email is sent again', async () => {
    await signUp(person('early@example.com'));
    expect(await subjectsTo('early@example.com', 1)).toEqual([expect.stringMatching(/^Your \$50 weekday/)]);
    await service.publish('house.published', {
      entityId: houseEntity,
      revision: 2,
      house: { ...house, policies: { money: { newsletterOffer: 75 } } },
    });
    await service.untilHeard();
    await eventually(async () => {
      const { response } = (await (await askAssistant('Is there a discount?')).json()) as {
        response: string;
      };
      expect(response).toContain('a personal code for $75 off one stay');
    });
    await service.database.query('UPDATE newsletter_subscribers SET code_emailed_at = NULL');
    await signUp(person('early@example.com'));
    await signUp(person('late@example.com'));
    const [first, second] = await subjectsTo('early@example.com', 2);
    expect(second).toBe(first);
    const [late] = await emailTo('late@example.com');
    expect(late?.subject).toMatch(/^Your \$75 weekday/);
    for (const body of [late?.html, late?.text]) {
      expect(body).toContain('$75');
      expect(body).not.toContain('$50');
    }
    const { rows } = await service.database.query(
      `SELECT s.email, o.data->'amount' AS amount FROM outbox_events o
       JOIN newsletter_subscribers s ON s.id = o.data->>'entityId'
       WHERE s.email IN ('early@example.com', 'late@example.com') ORDER BY o.position`,
    );
    expect(rows).toEqual([
      { email: 'early@example.com', amount: 50 },
      { email: 'late@example.com', amount: 75 },
    ]);
  });
});

describe('an invalid signup', () => {
  test('again, after unsubscribing, is fresh consent, but does not restore a dead address', async () => {
    await signUp(person('back@example.com'));
    await signUp(person('bounced@example.com'));
    await emailTo('back@example.com');
    await service.database.query(
      `INSERT INTO email_suppressions (id, address, reason, created_at)
       VALUES ('b', 'back@example.com', 'unsubscribed', now()), ('c', 'bounced@example.com', 'refused', now())`,
    );
    await service.database.query(
      "UPDATE guests SET opt_out_emails = true WHERE email IN ('back@example.com', 'bounced@example.com')",
    );
    await signUp(person('back@example.com'));
    await signUp(person('bounced@example.com'));
    const { rows } = await service.database.query('SELECT address FROM email_suppressions ORDER BY address');
    expect(rows).toEqual([{ address: 'bounced@example.com' }]);
    const { rows: guests } = await service.database.query(
      `SELECT g.opt_out_emails, e.type FROM guests g JOIN guest_events e ON e.guest_id = g.id
       WHERE g.email = 'back@example.com'`,
    );
    expect(guests).toEqual([{ opt_out_emails: false, type: 'newsletter.resubscribed' }]);
  });

  test('with the hidden field filled in gets a normal answer, and nothing is done', async () => {
    const answer = await signUp({ ...person('robot@example.com'), website: 'https://spam.example' });
    expect([answer.status, await answer.json()]).toEqual([201, thanks]);
    expect(await subscriber('robot@example.com')).toEqual([]);
  });

  test.each([
    [{ firstName: '', lastName: 'O', email: 'a@example.com' }, 'firstName', 'First name is required'],
    [{ firstName: 'M', lastName: ' ', email: 'a@example.com' }, 'lastName', 'Last name is required'],
    [{ firstName: 'M', lastName: 'O', email: 'a@' }, 'email', 'Please enter a valid email address'],
    [
      { firstName: 'M\r\nBcc: x@example.com', lastName: 'O', email: 'a@example.com' },
      'firstName',
      'First name contains characters that can’t be used',
    ],
  ])('%j is refused with the field and its rule', async (body, path, message) => {
    const answer = await signUp(body);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ errors: [{ path, message }] });
  });

  test('many from one IPv6 customer are limited', async () => {
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, n) => signUp(person(`net${n}@example.com`), `2001:db8:5:5::${n + 1}`)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 201, 201, 429, 429]);
    expect(answers.find(({ status }) => status === 429)?.headers.get('retry-after')).toMatch(/^\d+$/);
  });
});

test('the email with the code contains an unsubscribe link and headers that work', async () => {
  const email = 'leaver@example.com';
  const answer = await fetch(`${service.origin}/api/newsletter/subscribe`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ firstName: 'Lea', lastName: 'Ver', email }),
  });
  expect(answer.ok).toBe(true);
  const message = await eventually(() => {
    const [first] = service.catcher.emailsTo(email);
    if (!first) throw new Error('no email yet');
    return first;
  });
  const link = /<(.+)>/.exec(message.headers['list-unsubscribe'] ?? '')?.[1] ?? '';
  expect(message.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
  expect(message.text).toContain(link);
  expect(message.html).toContain(link);
  for (const part of [message.text, message.html])
    expect(part?.match(/, [A-Z]{2} \d{5}/g), 'its sender’s address').toHaveLength(1);
  const { pathname } = new URL(link);
  const done = await fetch(`${service.origin}${pathname}`, { method: 'POST' });
  expect(done.ok).toBe(true);
  const { rows } = await service.database.query('SELECT reason FROM email_suppressions WHERE address = $1', [
    email,
  ]);
  expect(rows).toEqual([{ reason: 'unsubscribed' }]);
});
