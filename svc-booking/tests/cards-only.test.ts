import { expect, it } from 'vitest';
import { deskForTests } from './desk-for-tests.ts';
import { inDays, intentFor } from './guests.ts';
import { publishContent } from './publish-content.ts';

const { service } = await deskForTests({ webhooks: false });
it('a house that takes no other payments is booked by card alone', async () => {
  const reserve = (days: number) =>
    service
      .browser()
      .post<{ type?: string; detail?: string }>(
        '/api/create-alternative-booking',
        intentFor(inDays(days), inDays(days + 2)),
      );
  expect((await reserve(20)).status).toBe(200);
  await publishContent(service, { paymentHandles: [] });
  expect((await reserve(30)).body).toMatchObject({
    type: 'not-offered',
    detail: 'This house only takes cards. Please pay by card.',
  });
  const byCard = await service
    .browser()
    .post('/api/create-booking-payment-intent', intentFor(inDays(30), inDays(32)));
  expect(byCard.status).toBe(200);
  await publishContent(service, { paymentHandles: [{ service: 'Venmo', handle: '@Hollow' }] });
  expect((await reserve(40)).status).toBe(200);
});
