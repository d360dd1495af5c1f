import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { paymentDisputed } from '@getaway/contracts/events/dispute';
import type { EventData } from '@getaway/contracts/events/event';
import { eventually } from '@getaway/testing/eventually';
import { startCrm, type RunningService } from './running-service.ts';

const owner = 'stay@lanternhollow.example';

let service: RunningService;
beforeAll(async () => {
  service = await startCrm();
});
afterAll(() => service.stop());

const dispute: EventData<typeof paymentDisputed> = {
  entityId: 'du_123',
  revision: 1,
  bookingId: randomUUID(),
  bookingReference: 'DISPUTE2',
  guestName: 'Maya <Okafor>',
  amount: '614.18',
  reason: 'fraudulent',
  status: 'open',
  respondBy: '2027-06-01T16:00:00.000Z',
};
const emails = () => service.catcher.emailsTo(owner).filter(({ subject }) => subject.includes('DISPUTE2'));

test('the owner gets one email when a payment is disputed, with the deadline and a link, and one when it is decided', async () => {
  await service.publish('payment.disputed', dispute);
  await service.publish('payment.disputed', dispute);
  await service.publish('payment.disputed', { ...dispute, revision: 2, status: 'won' });
  await eventually(() => expect(emails()).toHaveLength(2));
  const opened = emails().find(({ subject }) => subject.startsWith('Disputed payment'));
  expect(opened?.subject).toBe('Disputed payment: $614.18 by Maya <Okafor>, booking DISPUTE2');
  expect(opened?.text).toContain('Answer by Tue, Jun 1 at 12:00 PM EDT.');
  expect(opened?.text).toContain('https://dashboard.stripe.com/disputes/du_123');
  expect(opened?.html).toContain('Maya &lt;Okafor&gt;');
  const won = emails().find(({ subject }) => subject.startsWith('Dispute won'));
  expect(won?.text).toContain('/admin/bookings?search=DISPUTE2');
});
