import { expect, test } from 'vitest';
import { addMilliseconds, dayMs, hourMs, minuteMs } from '@getaway/kernel/instant';
import { resultOf, type ServerReply } from './delivery.rules.ts';

const now = new Date('2027-05-01T12:00:00Z');
const dueAt = new Date('2027-05-01T11:50:00Z');
const refused: ServerReply = { outcome: 'refused', reason: '550 no' };

test('records an accepted email as sent', () => {
  expect(
    resultOf({ outcome: 'accepted', messageId: '<a@b>' }, { attempts: 3, isMarketing: false, dueAt, now }),
  ).toEqual({
    status: 'sent',
    sentAt: now,
    messageId: '<a@b>',
  });
});

test('waits longer after each refusal, and gives up after the fifth', () => {
  const waits = [0, 1, 2, 3].map((attempts) => {
    const result = resultOf(refused, { attempts, isMarketing: true, dueAt, now });
    return result.status === 'pending' ? result.notBefore.getTime() - now.getTime() : result.status;
  });
  expect(waits).toEqual([10_000, 60_000, 600_000, 3_600_000]);
  expect(resultOf(refused, { attempts: 4, isMarketing: false, dueAt, now })).toEqual({
    status: 'failed',
    attempts: 5,
    errorMessage: '550 no',
  });
});

test('counts no attempt for a fault of the account', () => {
  expect(
    resultOf(
      { outcome: 'account-fault', fault: 'login', reason: '535 no' },
      { attempts: 4, isMarketing: false, dueAt, now },
    ),
  ).toMatchObject({ status: 'pending', attempts: 4 });
});

test('delays a recipient who asks for later delivery for up to four days, without counting an attempt', () => {
  const waitOf = (dueDaysAgo: number) =>
    resultOf(
      { outcome: 'deferred', reason: '450 greylisted' },
      { attempts: 4, isMarketing: false, dueAt: addMilliseconds(now, -dueDaysAgo * dayMs), now },
    );
  expect(waitOf(0)).toMatchObject({ attempts: 4, notBefore: addMilliseconds(now, minuteMs) });
  expect(waitOf(3.9)).toMatchObject({ attempts: 4, notBefore: addMilliseconds(now, hourMs) });
  expect(waitOf(4.1)).toMatchObject({ status: 'failed', attempts: 5 });
});

test('does not retry marketing to a dead address, but retries transactional emails', () => {
  const dead: ServerReply = { outcome: 'refused', reason: '550 5.1.1 no such user', isAddressDead: true };
  expect(resultOf(dead, { attempts: 0, isMarketing: true, dueAt, now })).toMatchObject({
    status: 'failed',
    attempts: 1,
  });
  expect(resultOf(dead, { attempts: 0, isMarketing: false, dueAt, now })).toMatchObject({
    status: 'pending',
  });
});
