import { expect, it } from 'vitest';
import { deskForTests } from './desk-for-tests.ts';
import { inDays, intentFor } from './guests.ts';
import { paidStay } from './paid-stay.ts';
import { publishContent } from './publish-content.ts';
import { stayGuest, tokenOf } from './stay-guest.ts';

const { service } = await deskForTests({ webhooks: false });

interface Refused {
  errors?: { path: string; message: string }[];
}

let day = 10;
const bookFor = (numberOfGuests: number) => {
  const request = intentFor(inDays((day += 6)), inDays(day + 1));
  const bookingData = { ...request.bookingData, numberOfGuests };
  return service.browser().post<Refused>('/api/create-booking-payment-intent', { bookingData });
};

it('may be larger than the house sleeps, unless its host wants no visitors', async () => {
  expect((await bookFor(4)).status).toBe(200);
  const { id } = await paidStay(service, 200);
  await publishContent(service, { policies: { dayGuests: false } });
  const refused = await bookFor(3);
  expect(refused.status).toBe(400);
  expect(refused.body.errors?.[0]).toMatchObject({
    path: 'numberOfGuests',
    message: 'This house takes at most 2 guests',
  });
  expect((await bookFor(2)).status).toBe(200);

  const guest = stayGuest(service, await tokenOf(service, id));
  expect(await guest.change({ numberOfGuests: 3 })).toMatchObject({
    status: 409,
    body: { detail: 'This house takes at most 2 guests.' },
  });
  expect((await guest.change({ numberOfGuests: 1 })).status).toBe(200);
});
