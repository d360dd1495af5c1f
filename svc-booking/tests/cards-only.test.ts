import { expect, it } from 'vitest';
import type { Answer } from '@getaway/contracts/http/call';
import type {
  publishHouseDraft,
  readHouseDraft,
  saveHouseDraft,
} from '@getaway/contracts/http/house-editing';
import { deskForTests } from './desk-for-tests.ts';
import { inDays, intentFor } from './guests.ts';

const { service } = await deskForTests({ webhooks: false });
const { staff } = service;

async function publishHandles(paymentHandles: object[]): Promise<void> {
  const { published, revision } = (await staff.get<Answer<typeof readHouseDraft>>('/api/admin/house')).body;
  const draft = { content: { ...published.content, paymentHandles }, revision };
  const { body: saved } = await staff.put<Answer<typeof saveHouseDraft>>('/api/admin/house/draft', draft);
  expect(saved.faults).toEqual([]);
  const version = { revision: saved.revision, replaces: published.revision };
  const { status } = await staff.post<Answer<typeof publishHouseDraft>>('/api/admin/house/publish', version);
  expect(status).toBe(200);
}

it('a house that takes no other payments is booked by card alone', async () => {
  const reserve = (days: number) =>
    service
      .browser()
      .post<{ type?: string; detail?: string }>(
        '/api/create-alternative-booking',
        intentFor(inDays(days), inDays(days + 2)),
      );
  expect((await reserve(20)).status).toBe(200);
  await publishHandles([]);
  expect((await reserve(30)).body).toMatchObject({
    type: 'not-offered',
    detail: 'This house only takes cards. Please pay by card.',
  });
  const byCard = await service
    .browser()
    .post('/api/create-booking-payment-intent', intentFor(inDays(30), inDays(32)));
  expect(byCard.status).toBe(200);
  await publishHandles([{ service: 'Venmo', handle: '@Hollow' }]);
  expect((await reserve(40)).status).toBe(200);
});
