import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { EventData } from '@getaway/contracts/events/event';
import type { refundRefused } from '@getaway/contracts/events/payment';
import { bookingState } from '@getaway/testing/booking-state';
import { eventually } from '@getaway/testing/eventually';
import { startCrm, type RunningService } from './running-service.ts';

const owner = 'stay@lanternhollow.example';

let service: RunningService;
beforeAll(async () => {
  service = await startCrm();
});
afterAll(() => service.stop());

const refusal = (facts: Partial<EventData<typeof refundRefused>> = {}): EventData<typeof refundRefused> => ({
  entityId: randomUUID(),
  revision: 2,
  bookingId: null,
  bookingReference: 'GONE2345',
  guestName: 'Maya <Okafor>',
  email: 'maya@example.com',
  amount: '614.18',
  reason: 'cancellation',
  ...facts,
});
const tell = (refund: EventData<typeof refundRefused>) => service.publish('payment.refund_refused', refund);
const emailsAbout = (reference: string) =>
  service.catcher
    .emailsTo(owner)
    .filter(({ subject }) => subject === `Refund refused: ${reference}, $614.18`);
const emailAbout = (reference: string) =>
  eventually(() => {
    const [message] = emailsAbout(reference);
    if (!message) throw new Error('there is no email yet');
    return message;
  });

const emailTo = (address: string, subject: string) =>
  eventually(() => {
    const message = service.catcher.emailsTo(address).find((each) => each.subject === subject);
    if (!message) throw new Error(`there is no email ${subject} yet`);
    return message;
  });

test('a refund that the card provider refuses is emailed only to the owner, once, with a link to its booking', async () => {
  const booking = bookingState({ entityId: randomUUID(), bookingReference: 'STUCK234' });
  await service.publishBooking(booking);
  const { entityId: bookingId, bookingReference, email } = booking;
  const refused = refusal({ bookingId, bookingReference, email });
  await tell(refused);
  await tell({ ...refused, revision: 3 });
  const { text, html } = await emailAbout('STUCK234');
  for (const words of ['$614.18 couldn’t be refunded', '/admin/bookings?search=STUCK234', email]) {
    expect(text).toContain(words);
  }
  expect(html).toContain('Maya &lt;Okafor&gt;');
  expect(text).toContain('We haven’t told the guest.');

  await tell(refusal({ bookingReference: 'AFTER234' }));
  await emailAbout('AFTER234');
  expect(emailsAbout('STUCK234')).toHaveLength(1);
  expect(service.catcher.emailsTo(email).filter(({ subject }) => /refus|refund/i.test(subject))).toEqual([]);
});

test('a refund that was made is emailed to the owner with a link to its booking, unless the booking was deleted', async () => {
  const made = async (bookingId: string | null, bookingReference: string) => {
    await service.publish('payment.refunded', { ...refusal({ bookingId, bookingReference }), revision: 1 });
    return emailTo(owner, `Canceled stay refunded: ${bookingReference}, $614.18`);
  };
  expect((await made(randomUUID(), 'MADE2345')).text).toContain('/admin/bookings?search=MADE2345');
  expect((await made(null, 'MADE2346')).text).not.toContain('/admin/bookings');
});

test('emails the guest a correction, once, if they were notified of the refund before', async () => {
  const email = 'told@example.com';
  const refund = refusal({ bookingReference: 'TOLD2345', email });
  await service.publish('payment.refunded', { ...refund, revision: 1 });
  await emailTo(email, '$614.18 refunded for your canceled stay (TOLD2345)');
  await tell(refund);
  await tell({ ...refund, revision: 3 });
  const { text, html } = await emailTo(email, 'Your refund is delayed (TOLD2345)');
  for (const words of ['$614.18', 'hasn’t gone through yet', '+1 404 555 0137'])
    expect(text).toContain(words);
  expect(html).toContain('Hi Maya, ');
  const toOwner = await emailAbout('TOLD2345');
  expect(toOwner.text).toContain('we’ve emailed them that it’s delayed');

  await tell(refusal({ bookingReference: 'NEXT2345' }));
  await emailAbout('NEXT2345');
  expect(service.catcher.emailsTo(email)).toHaveLength(2);
});

test('emails the guest nothing about a refund whose failure is known already', async () => {
  const email = 'late-news@example.com';
  const refund = refusal({ bookingReference: 'LATE2345', email });
  await tell(refund);
  await emailAbout('LATE2345');
  await service.publish('payment.refunded', { ...refund, revision: 1 });
  const next = refusal({ bookingReference: 'LAST2345', email: 'next@example.com', revision: 1 });
  await service.publish('payment.refunded', next);
  await emailTo(next.email, '$614.18 refunded for your canceled stay (LAST2345)');
  expect(service.catcher.emailsTo(email)).toEqual([]);
});

test('contains no link when the booking was deleted', async () => {
  await tell(refusal());
  const { text, html } = await emailAbout('GONE2345');
  expect(`${text}${html}`).not.toContain('/admin/bookings');
});
