import { expect, it } from 'vitest';
import { bookingStatuses, type BookingStatus } from '@getaway/contracts/http/booking-payment';
import type { Quote } from '@getaway/contracts/http/quote';
import type { StaffBooking } from '@getaway/contracts/http/staff-bookings';
import type { Browser } from './browser.ts';
import { deskForTests } from './desk-for-tests.ts';
import { inDays, intentFor } from './guests.ts';
import { publishContent } from './publish-content.ts';

interface Held {
  type?: string;
  holdId: string;
  paymentIntentId: string;
  quote: Quote;
}

const { service } = await deskForTests({ webhooks: false });
const { staff } = service;

/** Publishes other terms of service, with their date. */
const publishTerms = (lastUpdated: string): Promise<number> =>
  publishContent(service, { policies: { lastUpdated } });

let day = 10;
const nextStay = () => intentFor(inDays((day += 6)), inDays(day + 2));
type Request = ReturnType<typeof nextStay>;
const hold = (browser: Browser, request: object) =>
  browser.post<Held>('/api/create-booking-payment-intent', request);
const complete = (
  browser: Browser,
  { bookingData }: Request,
  { body: { holdId, paymentIntentId, quote } }: { body: Held },
) => {
  const { checkInDate, checkOutDate } = bookingData;
  const shown = { checkInDate, checkOutDate, totalAmount: Number(quote.total) };
  return browser.post('/api/check-booking-payment', { holdId, paymentIntentId, ...shown });
};
const acceptedBy = async ({ bookingData: { email } }: Request) => {
  const found = async (status: BookingStatus) =>
    (
      await staff.get<StaffBooking[]>(
        `/api/admin/bookings?search=${encodeURIComponent(email)}&status=${status}`,
      )
    ).body;
  const [booking] = (await Promise.all(bookingStatuses.map(found))).flat();
  if (!booking) throw new Error(`there is no booking of ${email}`);
  return booking.acceptedTerms;
};
const justNow = (instant: string | undefined): boolean =>
  Math.abs(Date.now() - Date.parse(instant ?? '')) < 30_000;

it('are recorded when the guest presses Complete, with their date and version', async () => {
  const houseRevision = await publishTerms('2026-03-01');
  const browser = service.browser();
  const request = nextStay();
  const held = await hold(browser, request);
  expect(held.body.quote.terms).toMatchObject({ legalDate: '2026-03-01', houseRevision });
  expect(await acceptedBy(request), 'nothing is accepted by looking at the card form').toBeNull();

  expect((await complete(browser, request, held)).status).toBe(200);
  const accepted = await acceptedBy(request);
  expect(accepted).toMatchObject({ legalDate: '2026-03-01', houseRevision });
  expect(accepted?.acceptedAt).toSatisfy(justNow);

  await service.pay(held.body.paymentIntentId);
  const { paymentIntentId } = held.body;
  expect((await browser.post('/api/complete-booking', { paymentIntentId })).status).toBe(200);
  expect(await acceptedBy(request), 'the moment of Complete, not that of the payment').toEqual(accepted);
});

it('have to be accepted again when the guest chooses something else after a card was declined', async () => {
  const browser = service.browser();
  const request = nextStay();
  await complete(browser, request, await hold(browser, request));
  expect(await acceptedBy(request)).not.toBeNull();
  const longer = {
    ...request,
    bookingData: { ...request.bookingData, numberOfGuests: 1, specialRequests: 'A cot' },
  };
  await hold(browser, longer);
  expect(await acceptedBy(request)).toBeNull();
});

it('are recorded with a payment whose page was lost, and with a reservation', async () => {
  const [paid, reserved] = [nextStay(), nextStay()];
  const browser = service.browser();
  const { body } = await hold(browser, paid);
  await service.pay(body.paymentIntentId);
  await browser.post('/api/complete-booking', { paymentIntentId: body.paymentIntentId });
  expect((await acceptedBy(paid))?.acceptedAt).toSatisfy(justNow);
  expect((await service.browser().post('/api/create-alternative-booking', reserved)).status).toBe(200);
  expect((await acceptedBy(reserved))?.acceptedAt).toSatisfy(justNow);
});

it('are not recorded for a stay that staff wrote down', async () => {
  const { firstName, lastName, email, checkInDate, checkOutDate } = nextStay().bookingData;
  const stay = { guestName: `${firstName} ${lastName}`, email, checkInDate, checkOutDate };
  const { body } = await staff.post<StaffBooking>('/api/admin/bookings', stay);
  expect(body.acceptedTerms).toBeNull();
});

it('are refused after a second edit on the same day, and not after another photo', async () => {
  const edit = (minimumAge: number) =>
    publishContent(service, { policies: { minimumAge, lastUpdated: inDays(0) } });
  const read = await edit(30);
  const request = nextStay();
  const quote = async () =>
    (await service.browser().post<Quote>('/api/quote', { ...request.bookingData, paymentMethod: 'card' }))
      .body;
  const shown = await quote();
  await publishContent(service, { tagline: 'A cabin for two by the creek' });
  expect((await quote()).terms).toEqual(shown.terms);
  expect(shown.terms?.houseRevision).toBe(read);
  const browser = service.browser();
  expect((await hold(browser, { ...request, calculation: shown })).status).toBe(200);

  const again = await edit(31);
  const refused = await hold(service.browser(), { ...nextStay(), calculation: shown });
  expect(refused).toMatchObject({ status: 409, body: { type: 'price-changed' } });
  expect(refused.body.quote.terms).toMatchObject({ legalDate: inDays(0), houseRevision: again });
});

it('are refused when other ones hold by now, and shown', async () => {
  await publishTerms('2026-04-01');
  const request = nextStay();
  const shown = (
    await service.browser().post<Quote>('/api/quote', { ...request.bookingData, paymentMethod: 'card' })
  ).body;
  await publishTerms('2026-05-01');
  const browser = service.browser();
  const refused = await hold(browser, { ...request, calculation: shown });
  expect(refused).toMatchObject({ status: 409, body: { type: 'price-changed' } });
  const { quote } = refused.body;
  expect(quote.terms?.legalDate).toBe('2026-05-01');
  expect((await hold(browser, { ...request, calculation: quote })).status).toBe(200);
});
