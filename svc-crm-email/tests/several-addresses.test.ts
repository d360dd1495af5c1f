import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { EmailSend } from '@getaway/contracts/http/email-sends';
import type { EmailSequence } from '@getaway/contracts/http/email-sequences';
import type { EmailTemplate } from '@getaway/contracts/http/email-templates';
import { bookingState } from '@getaway/testing/booking-state';
import { eventually } from '@getaway/testing/eventually';
import { fixedClock } from '@getaway/testing/fixed-clock';
import { startCrm, type RunningService } from './running-service.ts';

/** Noon in New York. */
const clock = fixedClock('2027-05-10T16:00:00Z');
const dayMs = 86_400_000;
let service: RunningService;

beforeAll(async () => {
  service = await startCrm({}, undefined, () => clock.now());
});
afterAll(() => service.stop());

async function aSequence(triggerType: string, subject: string, delaysInDays: number[]): Promise<string> {
  const { body: sequence } = await service.staff.post<EmailSequence>('/api/admin/email-sequences', {
    isActive: true,
    name: `${subject} ${randomUUID()}`,
    triggerType,
  });
  for (const [index, delayValue] of delaysInDays.entries()) {
    const { body: template } = await service.staff.post<EmailTemplate>('/api/admin/email-templates', {
      name: `${subject} ${index + 1}`,
      subject: `${subject} ${index + 1}`,
      htmlContent: '<p>Hello</p>',
    });
    const step = { sequenceId: sequence.id, templateId: template.id, stepNumber: index + 1 };
    await service.staff.post('/api/admin/sequence-templates', {
      ...step,
      delayValue,
      delayUnit: 'days',
      confirmedAudience: 'new-guests',
    });
  }
  return sequence.id;
}

async function book(email: string): Promise<string> {
  const now = clock.now().toISOString();
  const entityId = randomUUID();
  await service.publishBooking(
    bookingState({ entityId, email, confirmedAt: now, createdAt: now, updatedAt: now }),
  );
  return entityId;
}

async function newGuest(email: string): Promise<string> {
  await book(email);
  return eventually(async () => {
    const { rows } = await service.database.query<{ id: string }>('SELECT id FROM guests WHERE email = $1', [
      email,
    ]);
    expect(rows).toHaveLength(1);
    return rows[0]?.id ?? '';
  });
}

const merge = async (guestId: string, otherId: string): Promise<void> =>
  expect(await service.staff.post(`/api/crm/guests/${guestId}/merge`, { otherId })).toMatchObject({
    status: 200,
  });

describe('a guest who unsubscribes at a former address', () => {
  let main: string;
  let former: string;

  beforeAll(() => aSequence('booking_confirmed', 'Welcome', [0]));
  beforeEach(() => {
    const name = randomUUID();
    [main, former] = [`${name}@example.com`, `${name}@former.example.com`];
  });

  /** The unsubscribe link in the email to an address. */
  const wayOutOf = (address: string): Promise<string> =>
    eventually(() => {
      const email = service.catcher.emailsTo(address).find(({ subject }) => subject === 'Welcome 1');
      if (!email) throw new Error('not yet');
      const link = String(email.headers['list-unsubscribe']).replace(/^<|>$/g, '');
      return link.replace(/^https?:\/\/[^/]+/, service.origin);
    });
  const answer = async (link: string, fields: Record<string, string>): Promise<void> => {
    const page = await fetch(link, { method: 'POST', body: new URLSearchParams(fields) });
    expect(page.status).toBe(200);
  };
  const unsubscribe = (link: string) => answer(link, { 'List-Unsubscribe': 'One-Click' });
  const resubscribe = (link: string) => answer(link, { action: 'resubscribe' });

  /** The state of the email for one more stay. */
  async function nextLetter(): Promise<Pick<EmailSend, 'status' | 'errorMessage'>> {
    const bookingId = await book(former);
    return eventually(async () => {
      const { body } = await service.staff.get<EmailSend[]>('/api/admin/email-sends?limit=500');
      const letter = body.find((send) => send.bookingId === bookingId && send.sequenceId !== null);
      if (!letter || letter.status === 'pending') throw new Error('not yet');
      return letter;
    });
  }

  async function isOptedOut(): Promise<boolean | undefined> {
    const { rows } = await service.database.query<{ out: boolean }>(
      'SELECT opt_out_emails AS out FROM guests WHERE email = $1',
      [main],
    );
    return rows[0]?.out;
  }
  const suppressed = async (): Promise<{ id: string; email: string }[]> => {
    const { body } = await service.staff.get<{ id: string; email: string }[]>(
      '/api/admin/email-suppressions',
    );
    return body.filter(({ email }) => email === main || email === former);
  };
  const release = async (address: string): Promise<void> => {
    const found = (await suppressed()).find(({ email }) => email === address);
    expect(await service.staff.remove(`/api/admin/email-suppressions/${found?.id}`)).toMatchObject({
      status: 204,
    });
  };
  const isOnTheNewsletter = async (): Promise<unknown> => {
    const { body } = await service.staff.get<{ isActive: boolean }[]>(
      `/api/admin/newsletter-subscribers?search=${main}`,
    );
    return body.map(({ isActive }) => isActive);
  };

  test.each(['merged', 'moved'])(
    'gets no more emails at the current address until they resubscribe (%s)',
    async (how) => {
      const guestId = await newGuest(former);
      const link = await wayOutOf(former);
      if (how === 'merged') await merge(await newGuest(main), guestId);
      else await service.asStaff(`/api/crm/guests/${guestId}`, { method: 'PATCH', body: { email: main } });
      const signup = { firstName: 'Maya', lastName: 'Okafor', email: main };
      await fetch(`${service.origin}/api/newsletter/subscribe`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(signup),
      });
      expect(await nextLetter()).toMatchObject({ status: 'sent' });

      await unsubscribe(link);
      expect(await nextLetter()).toMatchObject({ status: 'skipped' });
      expect([await isOptedOut(), await isOnTheNewsletter()]).toEqual([true, [false]]);
      expect(await suppressed()).toMatchObject([{ email: former }]);

      await resubscribe(link);
      expect(await nextLetter()).toMatchObject({ status: 'sent' });
      expect([await isOptedOut(), await isOnTheNewsletter()]).toEqual([false, [true]]);

      await unsubscribe(link);
      await release(former);
      expect(await nextLetter()).toMatchObject({ status: 'sent' });
      expect([await isOptedOut(), await isOnTheNewsletter()]).toEqual([false, [true]]);
    },
  );

  test('at both addresses is released at both by staff, and at one by the guest', async () => {
    const [guestId, otherId] = [await newGuest(main), await newGuest(former)];
    const links = [await wayOutOf(main), await wayOutOf(former)] as const;
    await merge(guestId, otherId);
    for (const link of links) await unsubscribe(link);
    await release(main);
    expect(await isOptedOut()).toBe(true);
    await release(former);
    expect(await isOptedOut()).toBe(false);
    for (const link of links) await unsubscribe(link);
    await resubscribe(links[1]);
    expect([await isOptedOut(), await suppressed()]).toEqual([false, []]);
    expect(await nextLetter()).toMatchObject({ status: 'sent' });
  });

  test('has one preference at all addresses when staff set it', async () => {
    const guestId = await newGuest(former);
    const link = await wayOutOf(former);
    await service.asStaff(`/api/crm/guests/${guestId}`, { method: 'PATCH', body: { email: main } });
    const note = (optOutEmails: boolean) =>
      service.asStaff(`/api/crm/guests/${guestId}`, { method: 'PATCH', body: { optOutEmails } });
    await unsubscribe(link);
    expect((await note(false)).status).toBe(200);
    expect([await isOptedOut(), await suppressed()]).toEqual([false, []]);
    expect(await nextLetter()).toMatchObject({ status: 'sent' });

    await fetch(`${service.origin}/api/newsletter/subscribe`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ firstName: 'Maya', lastName: 'Okafor', email: main }),
    });
    expect((await note(true)).status).toBe(200);
    expect(await isOnTheNewsletter()).toEqual([false]);
    expect(await nextLetter()).toMatchObject({
      status: 'skipped',
      errorMessage: 'The guest has opted out of marketing emails',
    });
  });

  test('stays unsubscribed when they were deleted in between and returned as a new guest', async () => {
    const guestId = await newGuest(main);
    const before = await newGuest(former);
    await unsubscribe(await wayOutOf(former));
    expect(await service.staff.remove(`/api/crm/guests/${before}`)).toMatchObject({ status: 204 });
    await merge(guestId, await newGuest(former));
    expect(await nextLetter()).toMatchObject({
      status: 'skipped',
      errorMessage: 'The recipient has unsubscribed',
    });
  });
});

describe('two guests of one manual sequence', () => {
  test('get no step twice when the one who began first was paused meanwhile', async () => {
    const name = randomUUID();
    const [first, second] = [
      await newGuest(`${name}@example.com`),
      await newGuest(`${name}@other.example.com`),
    ];
    const sequenceId = await aSequence('manual', 'Paused', [0, 1]);
    const pause = (isPaused: boolean) =>
      service.staff.put(`/api/crm/guests/${first}/sequence-pause`, { isPaused });
    const enroll = (guestId: string) =>
      service.staff.post(`/api/admin/email-sequences/${sequenceId}/enrolments`, { guestId });
    const steps = () =>
      [`${name}@example.com`, `${name}@other.example.com`]
        .flatMap((address) => service.catcher.emailsTo(address).map(({ subject }) => subject))
        .filter((subject) => subject.startsWith('Paused'))
        .toSorted();
    await pause(true);
    await enroll(first);
    clock.advance(dayMs / 24);
    await enroll(second);
    await eventually(() => expect(steps()).toEqual(['Paused 1']));

    await merge(first, second);
    expect(await pause(false)).toMatchObject({ status: 200 });
    clock.advance(dayMs / 24);
    await eventually(async () => expect(await isAnythingDue()).toBe(false));
    expect(steps()).toEqual(['Paused 1']);
    clock.advance(dayMs);
    await eventually(() => expect(steps()).toEqual(['Paused 1', 'Paused 2']));
  });

  test('get no step twice when it is on its way to the one who began last', async () => {
    const name = randomUUID();
    const [first, second] = [
      await newGuest(`${name}@example.com`),
      await newGuest(`${name}@other.example.com`),
    ];
    const sequenceId = await aSequence('manual', 'Leased', [1]);
    for (const guestId of [first, second]) {
      await service.staff.post(`/api/admin/email-sequences/${sequenceId}/enrolments`, { guestId });
      clock.advance(dayMs / 24);
    }
    // As the mail server has it, and nobody has noted that yet.
    await service.database.query(
      `UPDATE email_sends SET leased_until = $2 WHERE guest_id = $1 AND sequence_id = $3`,
      [second, new Date(clock.now().getTime() + dayMs), sequenceId],
    );
    await merge(first, second);
    const { rows } = await service.database.query<{ status: string; leased: boolean }>(
      `SELECT status, leased_until IS NOT NULL AS leased FROM email_sends WHERE sequence_id = $1 ORDER BY status`,
      [sequenceId],
    );
    expect(rows).toEqual([
      { status: 'cancelled', leased: false },
      { status: 'pending', leased: true },
    ]);
  });

  test.each(['the remaining guest', 'the merged guest'])(
    'get each step once after a merge (%s began first)',
    async (who) => {
      const name = randomUUID();
      const addresses = [`${name}@example.com`, `${name}@former.example.com`];
      const [stays, goes] = [
        await newGuest(`${name}@example.com`),
        await newGuest(`${name}@former.example.com`),
      ];
      const sequenceId = await aSequence('manual', 'Manual', [0, 2, 4]);
      const steps = () =>
        addresses
          .flatMap((address) => service.catcher.emailsTo(address).map(({ subject }) => subject))
          .filter((subject) => subject.startsWith('Manual'))
          .toSorted();
      const enroll = async (guestId: string): Promise<void> =>
        expect(
          await service.staff.post(`/api/admin/email-sequences/${sequenceId}/enrolments`, { guestId }),
        ).toMatchObject({ status: 201 });
      await enroll(who === 'the remaining guest' ? stays : goes);
      await eventually(() => expect(steps()).toEqual(['Manual 1']));
      clock.advance(dayMs);
      await enroll(who === 'the remaining guest' ? goes : stays);
      await eventually(() => expect(steps()).toEqual(['Manual 1', 'Manual 1']));

      await merge(stays, goes);
      expect((await service.staff.get(`/api/crm/guests/${stays}`)).body).toMatchObject({
        enrolments: [{ sequenceId }],
      });
      // For the guest who began first, step 2 is due on the next day and step 3 on the third; for the other a
      // day later.
      for (let day = 1; day <= 4; day += 1) {
        clock.advance(dayMs);
        await eventually(async () => expect(await isAnythingDue()).toBe(false));
        // A change plans again.
        if (day === 2)
          await service.staff.put(`/api/admin/email-sequences/${sequenceId}`, { description: 'Letters' });
      }
      expect(steps()).toEqual(['Manual 1', 'Manual 1', 'Manual 2', 'Manual 3']);
    },
  );
});

async function isAnythingDue(): Promise<boolean> {
  const { rowCount } = await service.database.query(
    "SELECT 1 FROM email_sends WHERE status = 'pending' AND send_at <= $1",
    [clock.now()],
  );
  return rowCount !== 0;
}
