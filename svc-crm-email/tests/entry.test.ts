import { afterAll, beforeAll, expect, test } from 'vitest';
import { houseEntity } from '@getaway/contracts/events/house';
import type { EmailSequence } from '@getaway/contracts/http/email-sequences';
import type { EmailTemplate } from '@getaway/contracts/http/email-templates';
import type { Guest } from '@getaway/contracts/http/guests';
import { bundledProperty, type Property } from '@getaway/property';
import bundled from '@getaway/property/property.json' with { type: 'json' };
import { eventually } from '@getaway/testing/eventually';
import { unsubscribePage } from '../src/suppressions/unsubscribe-page.http.ts';
import { bookingOfNewGuest, paid, unpaid } from './booking-states.ts';
import { startCrm, type RunningService } from './running-service.ts';

const owner = 'owner@lanternhollow.example';
const secret = 'Key box by the <door>: 4417.';
const { guide: _guide, ...house } = bundled;
/** What speaks of a code, or of the lock that it opens. */
const ofCodes = /entry code|481902|your lock|keypad|six-digit/i;

let service: RunningService;
beforeAll(async () => {
  service = await startCrm({ OWNER_EMAIL: owner });
});
afterAll(() => service.stop());

let revision = 1;
/** Publishes the house as svc-booking does. */
async function publishHouse(entry?: { way: string }, entryInstructions?: string): Promise<void> {
  revision += 1;
  const data = { entityId: houseEntity, revision, house: { ...house, ...(entry && { entry }) } };
  await service.publish('house.published', {
    ...data,
    ...(entryInstructions !== undefined && { entryInstructions }),
  });
  await service.untilHeard();
  await eventually(async () => {
    expect((await guideNow()).textContent?.includes('entryInstructions')).toBe(entry !== undefined);
  });
}

const templates = async () => (await service.staff.get<EmailTemplate[]>('/api/admin/email-templates')).body;
async function guideNow(): Promise<EmailTemplate> {
  const guide = (await templates()).find(({ name }) => name === 'Check-in guide');
  if (!guide) throw new Error('no check-in guide');
  return guide;
}

interface Written {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}
const preview = async (body: unknown) =>
  (await service.staff.post<{ email: Written }>('/api/admin/emails/preview', body)).body.email;
const previewGuide = async () =>
  (await service.staff.post<Written>(`/api/admin/email-templates/${(await guideNow()).id}/preview`, {})).body;

async function publishReservation() {
  const reserved = bookingOfNewGuest(unpaid());
  await service.publishBooking(reserved);
  await service.untilSent();
  return reserved;
}

/** The emails of a booking's life, as its guest and the owner get them. */
async function emailsOf() {
  const reserved = await publishReservation();
  await service.publishBooking(paid(reserved));
  await service.untilSent();
  const toGuest = await eventually(() => {
    const sent = service.catcher.emailsTo(reserved.email);
    expect(sent).toHaveLength(2);
    return sent;
  });
  const [reservation, confirmation] = toGuest;
  const changes = { numberOfGuests: 4 };
  const changed = await preview({ kind: 'booking-changed', bookingId: reserved.entityId, changes });
  const toOwner = await eventually(() => {
    const about = service.catcher.emailsTo(owner).filter(({ html }) => html.includes(reserved.email));
    expect(about).toHaveLength(2);
    return about;
  });
  if (!reservation || !confirmation) throw new Error('emails are missing');
  return { reserved, reservation, confirmation, changed, toOwner };
}

const spaced = (text: string) => text.replace(/\s+/g, ' ');

test('without a choice, emails, staff, and the check-in guide have the code', async () => {
  await service.staff.post<EmailSequence>('/api/admin/email-sequences/initialize-booking-sequence');
  const { reserved, reservation, confirmation, changed, toOwner } = await emailsOf();
  expect(spaced(reservation.text)).toContain('the stay is yours and we’ll email you your entry code.');
  for (const body of [confirmation.html, confirmation.text, changed.html, changed.text]) {
    expect(body).toMatch(/Your entry code/);
    expect(body).toContain('481902');
    expect(body).not.toContain('How you get in');
  }
  expect(toOwner.at(-1)?.text).toContain('Set it on your lock');
  const guide = await previewGuide();
  expect(guide.subject).toBe('Your entry code and directions to Lantern Hollow');
  for (const body of [guide.html, guide.text]) {
    expect(body).toContain('Your entry code');
    expect(body).toContain('Enter your code on the keypad.');
  }
  const { body } = await service.staff.get<{ guests: Guest[] }>(`/api/crm/guests?search=${reserved.email}`);
  expect(body.guests[0]?.recentEntryCode).toBe('481902');
});

test('where all guests get in the same way, they read how in the place of the code', async () => {
  const before = await guideNow();
  await publishHouse({ way: 'shared' }, secret);
  const { reserved, reservation, confirmation, changed, toOwner } = await emailsOf();
  expect(reservation.text + reservation.html).not.toContain('4417');
  expect(spaced(reservation.text)).toContain('we’ll email you how to get in.');
  const guide = await previewGuide();
  expect(guide.subject).toBe('How to get in and directions to Lantern Hollow');
  for (const { text, html } of [confirmation, changed, guide]) {
    expect(text).toContain(`How you get in: ${secret}`);
    expect(spaced(html)).toContain('How you get in');
    expect(html).toContain('Key box by the &lt;door&gt;: 4417.');
  }
  for (const { text, html, subject } of [reservation, confirmation, changed, guide, ...toOwner])
    expect(`${subject} ${text} ${html.replace(/<style[^]*?<\/style>/g, '')}`).not.toMatch(ofCodes);
  const calendar = confirmation.attachments.map((attachment) => JSON.stringify(attachment)).join('');
  expect(calendar).not.toMatch(/4417|481902/);
  for (const { text, html } of toOwner) expect(text + html, 'its owner knows it').not.toContain('4417');
  const { body } = await service.staff.get<{ guests: Guest[] }>(`/api/crm/guests?search=${reserved.email}`);
  const id = body.guests[0]?.id;
  const detail = (await service.staff.get<{ guest: Guest }>(`/api/crm/guests/${id}`)).body.guest;
  expect([body.guests[0]?.recentEntryCode, detail.recentEntryCode]).toEqual([null, null]);
  const stored = await guideNow();
  expect(`${stored.subject} ${stored.htmlContent} ${stored.textContent}`).not.toMatch(ofCodes);
  expect(stored.htmlContent).not.toContain('4417');

  // What staff wrote themselves stays, and another version of the same house rewrites nothing.
  const own = 'How to get in and directions to the lake.';
  await service.staff.put(`/api/admin/email-templates/${stored.id}`, {
    textContent: `${stored.textContent}\nThe dog says hello.`,
  });
  await publishHouse();
  const greeted = `${before.textContent}\nThe dog says hello.`;
  expect(await guideNow()).toEqual({
    ...before,
    textContent: greeted,
    version: expect.any(String) as unknown,
  });
  await service.staff.put(`/api/admin/email-templates/${stored.id}`, { subject: own });
  await publishHouse();
  expect((await guideNow()).subject).toBe(own);
});

test('strangers learn nothing of it from the chat, a template, or the way out of emails', async () => {
  await publishHouse({ way: 'shared' }, secret);
  const asked = await fetch(`${service.origin}/api/chat`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ message: 'What is the door code?' }),
  });
  const answer = await asked.text();
  expect(answer).toContain('Your confirmation email says how you get in.');
  expect(answer).not.toMatch(/4417|six-digit/);

  const { email } = await publishReservation();
  const { body } = await service.staff.get<{ guests: Guest[] }>(`/api/crm/guests?search=${email}`);
  const text = '{{ booking.entryInstructions }}';
  const template = { subject: 'Hi', htmlContent: `<p>${text}</p>`, textContent: text };
  const filled = async (guestId?: string) =>
    (await service.staff.post<Written>('/api/admin/email-templates/preview', { ...template, guestId })).body
      .text;
  expect(await filled(body.guests[0]?.id)).toContain(
    'We’ll tell you how to get in once your stay is confirmed.',
  );
  expect(await filled(), 'the sample couple is booked').toContain('4417');

  const pageFor = (property: Property) =>
    (['asking', 'unsubscribed'] as const).map((state) => JSON.stringify(unsubscribePage(property, state)));
  expect(
    pageFor(bundledProperty)
      .join(' ')
      .match(/ with your entry code/g),
  ).toHaveLength(2);
  for (const page of pageFor({ ...bundledProperty, entry: { way: 'shared' } }))
    expect(page).not.toMatch(/entry code|withCode/);
});

test('where somebody meets the guests, emails say so if the host wrote nothing', async () => {
  await publishHouse({ way: 'in-person' });
  const { confirmation, toOwner } = await emailsOf();
  expect(confirmation.text).toContain('How you get in: We’ll let you in when you arrive.');
  for (const { text } of [confirmation, ...toOwner]) expect(text).not.toMatch(ofCodes);
});

test('an email about a house whose instructions are not known here leads to the page of the stay', async () => {
  await publishHouse({ way: 'shared' });
  const { confirmation } = await emailsOf();
  expect(confirmation.text).toContain(
    'The page of your stay says how to get in from 24 hours before check-in.',
  );
});
