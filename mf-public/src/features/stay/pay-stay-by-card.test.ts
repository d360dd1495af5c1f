import { expect, it, vi } from 'vitest';
import type { ProblemType } from '@getaway/contracts/problems';
import { ApiError } from '@getaway/web-kit/api-error';
import type { PaymentSource } from '../../card/confirm-payment.ts';
import { payStayByCard } from './pay-stay-by-card.ts';
import type { StayCalls } from './stay-calls.ts';

const refusedAs = (type: ProblemType, detail: string): StayCalls => {
  const problem = { type, title: type, status: 409, detail };
  return { call: vi.fn().mockRejectedValue(new ApiError(409, detail, problem)) } as unknown as StayCalls;
};
const source = {} as PaymentSource;

it('says that nothing is left to pay after a payment in another tab', async () => {
  const calls = refusedAs('not-possible-now', 'Nothing is left to pay.');
  expect(await payStayByCard(calls, source, '669.02')).toEqual({
    status: 'not-now',
    message: 'Nothing is left to pay. This card wasn’t charged.',
  });
});

it('reports any other refusal as declined, so that the form stays open', async () => {
  const calls = refusedAs('in-progress', 'A payment for this booking is being processed.');
  expect(await payStayByCard(calls, source, '669.02')).toMatchObject({ status: 'declined' });
});
