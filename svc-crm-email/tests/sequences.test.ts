import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { EmailSequence } from '@getaway/contracts/http/email-sequences';
import type { EmailSend } from '@getaway/contracts/http/email-sends';
import type { EmailTemplate } from '@getaway/contracts/http/email-templates';
import type { BookingState } from '@getaway/contracts/events/booking';
import { calendarDate } from '@getaway/kernel/calendar-date';
import { bookingState } from '@getaway/testing/booking-state';
import { eventually } from '@getaway/testing/eventually';
import { fixedClock } from '@getaway/testing/fixed-clock';
import { startCrm, type RunningService } from './running-service.ts';

/** Noon in New York. */
const clock = fixedClock('2027-05-10T16:00:00Z');
let service: RunningService;

beforeAll(async () => {
  service = await startCrm({}, undefined, () => clock.now());
});
afterAll(() => service.stop());

const inJune = { checkInDate: calendarDate('2027-06-09'), checkOutDate: calendarDate('2027-06-11') };
let guests = 0;
function aStay(different: Partial<BookingState> = {}): BookingState {
  guests += 1;
  return bookingState({
    entityId: randomUUID(),
    email: `reader${guests}@example.com`,
    confirmedAt: clock.now().toISOString(),
    createdAt: clock.now().toISOString(),
    updatedAt: clock.now().toISOString(),
    checkInDate: calendarDate('2027-12-20'),
    checkOutDate: calendarDate('2027-12-22'),
    ...different,
  });
}
const sequence = async (fields: object = {}): Promise<EmailSequence> => {
  const made = await service.staff.post<EmailSequence>('/api/admin/email-sequences', {
    name: `Sequence ${randomUUID().slice(0, 8)}`,
    triggerType: 'booking_confirmed',
    isActive: true,
    ...fields,
  });
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  return made.body;
};
const template = async (fields: object = {}): Promise<EmailTemplate> => {
  const made = await service.staff.post<EmailTemplate>('/api/admin/email-templates', {
    name: `Template ${randomUUID().slice(0, 8)}`,
    subject: 'Hello {{ guest.firstName }}',
    htmlContent: '<p>Arriving {{ booking.checkInDate }}. <a href="{{ links.booking }}">Look</a></p>',
    ...fields,
  });
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  return made.body;
};
const step = (
  sequenceId: string,
  templateId: string,
  stepNumber: number,
  delayValue: number,
  delayUnit = 'days',
) =>
  service.staff.post<{ id: string }>('/api/admin/sequence-templates', {
    sequenceId,
    templateId,
    stepNumber,
    delayValue,
    delayUnit,
    confirmedAudience: 'new-guests',
  });
const sendsOf = async (email: string): Promise<(EmailSend & { at: string })[]> => {
  const { body } = await service.staff.get<EmailSend[]>(`/api/admin/email-sends?search=${email}&limit=500`);
  return body
    .filter(({ sequenceId }) => sequenceId !== null)
    .map((send) => ({ ...send, at: send.scheduledAt }))
    .toSorted((a, b) => (a.stepNumber ?? 0) - (b.stepNumber ?? 0));
};
const confirm = async (booking: BookingState): Promise<void> => {
  const before = service.catcher.emailsTo(booking.email).length;
  await service.publishBooking(booking);
  await eventually(() => expect(service.catcher.emailsTo(booking.email).length).toBeGreaterThan(before));
};
/** Another guest's email is sent meanwhile. */
const afterAnother = () => confirm(aStay());
const guestIdOf = async (email: string): Promise<string> => {
  const { rows } = await service.database.query<{ id: string }>('SELECT id FROM guests WHERE email = $1', [
    email,
  ]);
  return rows[0]?.id ?? '';
};
const off = (id: string) => service.staff.put(`/api/admin/email-sequences/${id}`, { isActive: false });

describe('the schedule', () => {
  test('moves with a changed check-in, is canceled with the booking and returns with it', async () => {
    const { id } = await sequence({ triggerType: 'days_before_checkin', triggerValue: 3 });
    const [first, second] = [await template(), await template()];
    await step(id, first.id, 1, 0);
    await step(id, second.id, 2, 5, 'hours');
    const booking = aStay(inJune);
    await confirm(booking);
    const planned = await sendsOf(booking.email);
    expect(planned.map(({ status, at }) => [status, at])).toEqual([
      ['pending', '2027-06-06T20:00:00.000Z'],
      ['pending', '2027-06-07T01:00:00.000Z'],
    ]);

    await service.publishBooking({
      ...booking,
      revision: 3,
      checkInDate: calendarDate('2027-12-09'),
      checkOutDate: calendarDate('2027-12-11'),
    });
    await eventually(async () =>
      expect((await sendsOf(booking.email)).map(({ at }) => at)).toEqual([
        '2027-12-06T21:00:00.000Z',
        '2027-12-07T02:00:00.000Z',
      ]),
    );
    await service.publishBooking({ ...booking, revision: 4, status: 'cancelled' });
    await eventually(async () =>
      expect((await sendsOf(booking.email)).map(({ status }) => status)).toEqual(['cancelled', 'cancelled']),
    );
    await service.publishBooking({ ...booking, revision: 5 });
    await eventually(async () =>
      expect((await sendsOf(booking.email)).map(({ status, id }) => [status, id])).toEqual(
        planned.map(({ id }) => ['pending', id]),
      ),
    );
    await off(id);
    expect((await sendsOf(booking.email)).map(({ status }) => status)).toEqual(['cancelled', 'cancelled']);
  });

  test('writes an email when it is sent, from the newest stay and template, once, and records the guest’s progress', async () => {
    const made = await sequence();
    const { id: templateId } = await template();
    await step(made.id, templateId, 1, 0);
    const later = await template();
    await step(made.id, later.id, 2, 2);
    const booking = aStay({ ...inJune, firstName: 'Mayah' });
    await service.publishBooking(booking);
    await service.publishBooking({ ...booking, revision: 3 });
    await eventually(() => expect(service.catcher.emailsTo(booking.email)).toHaveLength(2));
    const welcome = service.catcher.emailsTo(booking.email).find(({ subject }) => subject === 'Hello Mayah');
    expect(welcome?.html).toContain('Wednesday, June 9, 2027');
    expect(welcome?.headers).toMatchObject({ 'list-unsubscribe-post': 'List-Unsubscribe=One-Click' });

    await service.staff.put(`/api/admin/email-templates/${later.id}`, {
      subject: 'Now {{ booking.checkInDate }}',
    });
    await service.publishBooking({ ...booking, revision: 4, checkInDate: calendarDate('2027-06-10') });
    await service.untilHeard();
    clock.advance(2 * 86_400_000 + 1);
    await eventually(() =>
      expect(service.catcher.emailsTo(booking.email).map(({ subject }) => subject)).toContain(
        'Now Thursday, June 10, 2027',
      ),
    );
    await eventually(async () => {
      const { rows } = await service.database.query(
        'SELECT sequence_key, sequence_step FROM guests WHERE email = $1',
        [booking.email],
      );
      expect(rows).toEqual([{ sequence_key: made.sequenceKey, sequence_step: 2 }]);
    });
    await off(made.id);
  });

  test('sends nothing that is a day late, and everything that is less late', async () => {
    const { id } = await sequence();
    await step(id, (await template({ subject: 'stale' })).id, 1, 2, 'hours');
    await step(id, (await template({ subject: 'fresh' })).id, 2, 20, 'hours');
    const booking = aStay();
    await confirm(booking);
    await service.catcher.goAway();
    clock.advance(27 * 3_600_000);
    await service.catcher.comeBack();
    await eventually(() =>
      expect(service.catcher.emailsTo(booking.email).map(({ subject }) => subject)).toContain('fresh'),
    );
    await eventually(async () =>
      expect((await sendsOf(booking.email)).map(({ status }) => status)).toEqual(['skipped', 'sent']),
    );
    const late = aStay({ confirmedAt: new Date(clock.now().getTime() - 3 * 86_400_000).toISOString() });
    await confirm(late);
    expect(await sendsOf(late.email)).toEqual([]);
    await off(id);
  });

  test('delays marketing until eight in the morning, unless it is immediate', async () => {
    clock.set('2027-07-01T03:00:00Z'); // 23:00 in New York
    const { id } = await sequence();
    await step(id, (await template({ subject: 'at once' })).id, 1, 0);
    await step(id, (await template({ subject: 'in the morning' })).id, 2, 1, 'hours');
    const booking = aStay();
    await confirm(booking);
    const subjects = () => service.catcher.emailsTo(booking.email).map(({ subject }) => subject);
    await eventually(() => expect(subjects()).toContain('at once'));
    clock.set('2027-07-01T11:59:00Z');
    await afterAnother();
    expect(subjects()).not.toContain('in the morning');
    clock.set('2027-07-01T12:00:00Z');
    await eventually(() => expect(subjects()).toContain('in the morning'));
    await off(id);
  });
});

describe('staff', () => {
  test('preview what a guest gets and when, and pause and resume it', async () => {
    clock.set('2027-07-02T16:00:00Z');
    const { id } = await sequence({ triggerType: 'days_before_checkin', triggerValue: 1 });
    const subject = 'Come in, {{ guest.firstName }}: {{ booking.checkInDate }}';
    const filledIn = 'Come in, Maya: Friday, August 13, 2027';
    const guide = await template({ name: 'Check-in guide', subject });
    await step(id, guide.id, 1, -7, 'hours');
    const booking = aStay({
      checkInDate: calendarDate('2027-08-13'),
      checkOutDate: calendarDate('2027-08-15'),
    });
    await confirm(booking);
    const guestId = await guestIdOf(booking.email);
    const timeline = () =>
      service.staff
        .get(`/api/admin/email-sequences/${id}/timeline?guestId=${guestId}`)
        .then(({ body }) => body);
    expect(await timeline()).toMatchObject([
      {
        templateName: 'Check-in guide',
        subject: filledIn,
        when: 'Thu, Aug 12, 2027, 9:00 AM',
        status: 'planned',
      },
    ]);
    expect(await sendsOf(booking.email)).toMatchObject([{ subject: filledIn, status: 'pending' }]);
    expect((await service.staff.get(`/api/crm/guests/${guestId}/timeline`)).body).toContainEqual(
      expect.objectContaining({ kind: 'send', title: filledIn, status: 'pending' }),
    );
    await service.staff.put(`/api/crm/guests/${guestId}/sequence-pause`, { isPaused: true });
    expect(await timeline()).toMatchObject([{ status: 'held-back', reason: 'paused' }]);
    expect((await service.staff.get(`/api/crm/guests/${guestId}`)).body).toMatchObject({
      guest: { sequencesPausedAt: '2027-07-02T16:00:00.000Z' },
      enrolments: [],
    });
    clock.set('2027-08-12T13:30:00Z');
    await afterAnother();
    expect(await sendsOf(booking.email)).toMatchObject([{ status: 'pending' }]);
    await service.staff.put(`/api/crm/guests/${guestId}/sequence-pause`, { isPaused: false });
    await eventually(async () => expect(await timeline()).toMatchObject([{ status: 'sent' }]));
    await off(id);
  });

  test('name the early check-in that was added since an email was planned', async () => {
    clock.set('2027-09-02T16:00:00Z');
    const { id } = await sequence({ triggerType: 'days_before_checkin', triggerValue: 1 });
    const subject = 'Come in from {{ booking.checkInTime }}';
    const guide = await template({ name: 'Arrival', subject });
    await step(id, guide.id, 1, -7, 'hours');
    const booking = aStay({
      checkInDate: calendarDate('2027-10-13'),
      checkOutDate: calendarDate('2027-10-15'),
    });
    await confirm(booking);
    const states = [{ opensAt: '12:00' }, {}, { opensAt: '13:00' }];
    for (const [index, state] of states.entries())
      await service.publish('booking.changed', {
        ...booking,
        revision: booking.revision + 1 + index,
        ...state,
      });
    await service.untilHeard();
    clock.set('2027-10-12T13:30:00Z');
    await afterAnother();
    await eventually(async () =>
      expect(await sendsOf(booking.email)).toMatchObject([
        { subject: 'Come in from 1:00 PM', status: 'sent' },
      ]),
    );
    await off(id);
  });

  test('resume steps that are due at once in their order for each guest', async () => {
    const { id } = await sequence();
    const subjects = ['First', 'Second', 'Third'];
    for (const [index, subject] of subjects.entries()) {
      // The earlier the step, the longer it takes to write.
      const words = '<p>{{ guest.firstName | upcase | escape }}</p>'.repeat(200 * (subjects.length - index));
      const letter = await template({ subject, htmlContent: `<html>${words}</html>` });
      await step(id, letter.id, index + 1, 0);
    }
    const bookings = Array.from({ length: 8 }, () => aStay());
    await Promise.all(bookings.map((booking) => service.publishBooking(booking)));
    const lettersTo = (email: string) =>
      service.catcher.emailsTo(email).flatMap(({ subject }) => (subjects.includes(subject) ? [subject] : []));
    await eventually(() => {
      for (const { email } of bookings) expect(lettersTo(email)).toHaveLength(subjects.length);
    });
    for (const { email } of bookings) {
      expect(lettersTo(email)).toEqual(subjects);
      expect((await service.staff.get(`/api/crm/guests/${await guestIdOf(email)}`)).body).toMatchObject({
        guest: { sequenceStep: subjects.length },
      });
    }
    await off(id);
  });

  test('enroll a guest in a manual sequence once, and remove them again', async () => {
    const manual = await sequence({ triggerType: 'manual' });
    await step(manual.id, (await template()).id, 1, 0);
    await step(manual.id, (await template()).id, 2, 3);
    const booking = aStay();
    await confirm(booking);
    const guestId = await guestIdOf(booking.email);
    const enrollments = `/api/admin/email-sequences/${manual.id}/enrolments`;
    expect(await service.staff.post(enrollments, { guestId })).toMatchObject({ status: 201 });
    expect(await service.staff.post(enrollments, { guestId })).toMatchObject({ status: 409 });
    expect((await service.staff.get(`/api/crm/guests/${guestId}`)).body).toMatchObject({
      enrolments: [{ sequenceId: manual.id }],
    });
    await eventually(async () =>
      expect((await sendsOf(booking.email)).map(({ status }) => status)).toEqual(['sent', 'pending']),
    );
    expect(await service.staff.remove(`${enrollments}/${guestId}`)).toMatchObject({ status: 204 });
    expect((await sendsOf(booking.email)).map(({ status }) => status)).toEqual(['sent', 'cancelled']);
    const automatic = await sequence();
    expect(
      await service.staff.post(`/api/admin/email-sequences/${automatic.id}/enrolments`, { guestId }),
    ).toMatchObject({ status: 422, body: { type: 'not-manual' } });
  });

  test('a guest gets a step once for each stay, however many plans run at once, and each names its stay', async () => {
    // Guests of earlier tests get no more emails.
    clock.advance(2 * 86_400_000);
    const { id } = await sequence({ isActive: false });
    await step(id, (await template({ subject: 'Plain', htmlContent: '<p>Hello</p>' })).id, 1, 0);
    await step(
      id,
      (
        await template({
          subject: 'Named {{ booking.reference }}',
          htmlContent: '<p>From {{ booking.checkInDate }}</p>',
        })
      ).id,
      2,
      0,
    );
    const stays = [
      aStay({ bookingReference: 'AAAA1111', ...inJune }),
      aStay({
        bookingReference: 'BBBB2222',
        checkInDate: calendarDate('2027-07-09'),
        checkOutDate: calendarDate('2027-07-11'),
      }),
      aStay({
        bookingReference: 'CCCC3333',
        checkInDate: calendarDate('2027-08-30'),
        checkOutDate: calendarDate('2027-09-02'),
      }),
    ].map((stay) => ({ ...stay, email: `thrice${guests}@example.com` }));
    const email = stays[0]?.email ?? '';
    const alone = aStay();
    for (const stay of [...stays, alone]) await service.publishBooking(stay);
    await service.untilSent();
    const { body: audience } = await service.staff.post<{ token: string; recipients: unknown[] }>(
      `/api/admin/email-sequences/${id}/audience`,
      { isActive: true },
    );
    expect(audience.recipients).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ email, stay: 'Wed, Jun 9 – Fri, Jun 11, 2027', when: 'Now' }),
      ]),
    );
    const activate = () =>
      service.staff.put(`/api/admin/email-sequences/${id}`, {
        isActive: true,
        confirmedAudience: audience.token,
      });
    const answers = await Promise.all([
      ...Array.from({ length: 4 }, activate),
      ...stays.map((stay) => service.publishBooking({ ...stay, revision: stay.revision + 1 })),
    ]);
    expect(answers.filter((answer) => typeof answer === 'object' && answer.status === 200)).toHaveLength(1);
    await service.untilSent();
    const written = service.catcher
      .emailsTo(email)
      .filter(({ subject }) => /^(?:Plain|Named)/.test(subject))
      .toSorted((a, b) => (a.subject < b.subject ? -1 : 1));
    expect(written.map(({ subject }) => subject)).toEqual([
      'Named AAAA1111',
      'Named BBBB2222',
      'Named CCCC3333',
      'Plain (Fri, Jul 9 – Sun, Jul 11, 2027)',
      'Plain (Mon, Aug 30 – Thu, Sep 2, 2027)',
      'Plain (Wed, Jun 9 – Fri, Jun 11, 2027)',
    ]);
    const note = 'This email is about your stay from Wed, Jun 9 to Fri, Jun 11, 2027 (booking AAAA1111).';
    expect(written[5]?.html).toContain(`${note}</p>`);
    expect(written[5]?.text).toContain(note);
    for (const { html } of written.slice(0, 3)) expect(html).not.toContain('This email is about');
    const [only] = service.catcher.emailsTo(alone.email).filter(({ subject }) => subject.startsWith('Plain'));
    expect([only?.subject, only?.html.includes('This email is about')]).toEqual(['Plain', false]);
    await off(id);
  });

  test('a guest whom several staff enroll at once is enrolled once, and emailed once', async () => {
    const { id } = await sequence({ triggerType: 'manual' });
    await step(id, (await template({ subject: 'Only once' })).id, 1, 0);
    const booking = aStay();
    await confirm(booking);
    const guestId = await guestIdOf(booking.email);
    const answers = await Promise.all(
      Array.from({ length: 6 }, () =>
        service.staff.post(`/api/admin/email-sequences/${id}/enrolments`, { guestId }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409, 409, 409]);
    await service.untilSent();
    const sent = service.catcher.emailsTo(booking.email).filter(({ subject }) => subject === 'Only once');
    expect(sent).toHaveLength(1);
    await off(id);
  });

  test('a moved step is neither sent twice nor lost', async () => {
    const { id } = await sequence();
    const [a, b, c] = [
      await template({ subject: 'a' }),
      await template({ subject: 'b' }),
      await template({ subject: 'c' }),
    ];
    await step(id, a.id, 1, 0);
    await step(id, b.id, 2, 1);
    await step(id, c.id, 3, 2);
    const booking = aStay();
    await confirm(booking);
    const subjects = () =>
      service.catcher
        .emailsTo(booking.email)
        .map(({ subject }) => subject)
        .filter((subject) => subject.length === 1);
    await eventually(() => expect(subjects()).toEqual(['a']));
    const updates = [
      { id: c.id, stepNumber: 1 },
      { id: a.id, stepNumber: 3 },
    ];
    const { body: audience } = await service.staff.post<{ token: string }>(
      `/api/admin/email-sequences/${id}/audience`,
      { reorder: updates },
    );
    const moved = await service.staff.put<EmailTemplate[]>('/api/admin/email-templates/reorder', {
      updates,
      confirmedAudience: audience.token,
    });
    expect(moved.body.map(({ subject, stepNumber }) => [subject, stepNumber])).toEqual([
      ['c', 1],
      ['b', 2],
      ['a', 3],
    ]);
    clock.advance(86_400_000 + 1);
    await eventually(() => expect(subjects()).toEqual(['a', 'b']));
    clock.advance(86_400_000);
    await eventually(() => expect(subjects()).toEqual(['a', 'b', 'c']));
    await off(id);
  });
});
