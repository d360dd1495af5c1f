import { describe, expect, it } from 'vitest';
import type { bookingAmended } from '@getaway/contracts/events/booking';
import type { EventData } from '@getaway/contracts/events/event';
import { deskForTests } from './desk-for-tests.ts';
import { inDays } from './guests.ts';
import { paidStay } from './paid-stay.ts';
import { stayGuest, tokenOf } from './stay-guest.ts';

const { service } = await deskForTests({ webhooks: false });

let day = 20;
const paidGuest = async () => {
  const first = (day += 6);
  const { id, total } = await paidStay(service, first);
  return { id, total, first, guest: stayGuest(service, await tokenOf(service, id)) };
};
const amendments = async (id: string) => {
  const { rows } = await service.database.query<{ data: EventData<typeof bookingAmended> }>(
    `SELECT data FROM outbox_events WHERE type = 'booking.amended' AND data->>'entityId' = $1 ORDER BY position`,
    [id],
  );
  return rows.map(({ data }) => data);
};

describe('what guests change on their page is published', () => {
  it('with the occasion and requests before and after, once, and not if nothing changed', async () => {
    const { id, guest } = await paidGuest();
    const { occasion: before, revision } = await guest.view();
    const details = { occasion: 'birthday', specialRequests: 'A cake', revision };
    expect((await guest.change(details)).status).toBe(200);
    expect((await guest.change({ ...details, revision: revision + 1 })).status).toBe(200);
    expect(await amendments(id)).toMatchObject([
      {
        amendedBy: 'guest',
        before: { occasion: before, specialRequests: null },
        after: { occasion: 'birthday', specialRequests: 'A cake' },
        difference: '0.00',
        settlement: { toCard: '0.00', balance: '0.00' },
      },
    ]);
  });

  it('with what is left to pay after dearer dates', async () => {
    const { id, first, guest } = await paidGuest();
    const { body: shown } = await guest.previewMove(inDays(first), inDays(first + 3));
    await guest.move(inDays(first), inDays(first + 3), shown.quote.total);
    expect(await amendments(id)).toMatchObject([{ settlement: { toCard: '0.00', balance: shown.due } }]);
  });

  it('with what goes back to the card after cheaper dates, also while an earlier refund is on its way', async () => {
    const { id, first, guest } = await paidGuest();
    const { body: longer } = await guest.previewMove(inDays(first), inDays(first + 4));
    await guest.move(inDays(first), inDays(first + 4), longer.quote.total);
    const { canPay } = await guest.view();
    await service.pay((await guest.pay(canPay.amount)).body.paymentIntentId);
    await guest.settle();
    const refunds = [];
    for (const nights of [3, 2]) {
      const { body: shorter } = await guest.previewMove(inDays(first), inDays(first + nights));
      expect(shorter.refund).not.toBe('0.00');
      refunds.push(shorter.refund);
      await guest.move(inDays(first), inDays(first + nights), shorter.quote.total);
    }
    expect((await amendments(id)).slice(1)).toMatchObject(
      refunds.map((toCard) => ({ settlement: { toCard, balance: '0.00' } })),
    );
  });
});
