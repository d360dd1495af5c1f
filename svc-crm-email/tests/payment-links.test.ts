import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventually } from '@getaway/testing/eventually';
import { askedPayment } from './asked-payment.ts';
import { bookingOfNewGuest, inHours } from './booking-states.ts';
import { startCrm, type RunningService } from './running-service.ts';

let service: RunningService;
beforeAll(async () => {
  service = await startCrm();
});
afterAll(() => service.stop());

const known = async (booking: ReturnType<typeof bookingOfNewGuest>) => {
  await service.publishBooking(booking);
  await service.untilSent();
  return booking;
};
const linkOf = (booking: ReturnType<typeof bookingOfNewGuest>, asked = askedPayment()) => ({
  ...asked,
  entityId: randomUUID(),
  revision: 1,
  bookingId: booking.entityId,
  email: booking.email,
  token: 'a'.repeat(43),
});

test('a guest is emailed their payment link once, exactly as staff saw it before', async () => {
  const booking = await known(bookingOfNewGuest());
  const asked = askedPayment();
  const preview = await service.staff.post<{ to: string; email: { subject: string; text: string } }>(
    '/api/admin/emails/preview',
    { kind: 'payment-link', bookingId: booking.entityId, payment: asked },
  );
  const link = linkOf(booking, asked);
  const id = await service.publish('payment.link_sent', link);
  await service.publish('payment.link_sent', link, id);
  await service.untilSent();
  await eventually(() => expect(service.catcher.emailsTo(booking.email)).toHaveLength(2));
  const sent = service.catcher.emailsTo(booking.email).at(-1);
  expect(preview.body.to).toBe(booking.email);
  expect(sent?.subject).toBe(preview.body.email.subject);
  const withoutToken = sent?.text
    .replace(`/pay#${link.token}`, '/pay#')
    // Only the email itself has the link of the stay.
    .replace(/\/stay\/[\w-]{43}/, '/stay/yours')
    .trim();
  expect(withoutToken).toBe(preview.body.email.text.trim());
  expect(sent?.html).toContain(`/pay#${link.token}`);
});

test('a link that has expired, or whose guest was erased, is not emailed', async () => {
  const booking = await known(bookingOfNewGuest());
  await service.publish('payment.link_sent', linkOf(booking, { ...askedPayment(), expiresAt: inHours(-1) }));
  const erased = bookingOfNewGuest({ email: 'booking@erased.invalid' });
  await known(erased);
  await service.publish('payment.link_sent', { ...linkOf(erased), email: 'was@example.com' });
  await service.untilSent();
  expect(service.catcher.emailsTo(booking.email)).toHaveLength(1);
  expect(service.catcher.emailsTo('was@example.com')).toEqual([]);
});

test('the card fee of a payment by link is not announced as a change of the stay', async () => {
  const changesOf = async (bookingId: string) =>
    (
      await service.database.query(
        `SELECT 1 FROM email_sends WHERE kind = 'booking-changed' AND booking_id = $1`,
        [bookingId],
      )
    ).rowCount;
  const booking = await known(bookingOfNewGuest());
  const { entityId, quote, revision } = booking;
  const dearer = { ...quote, cardFee: '25.00', total: (Number(quote.total) + 10).toFixed(2) };
  await service.publish('booking.changed', {
    ...booking,
    revision: revision + 1,
    quote: { ...dearer, linkCardFee: '9.35' },
  });
  await service.untilHeard();
  expect(await changesOf(entityId)).toBe(0);
  await service.publish('booking.changed', { ...booking, revision: revision + 2, quote: dearer });
  await service.untilHeard();
  expect(await changesOf(entityId)).toBe(1);
});
