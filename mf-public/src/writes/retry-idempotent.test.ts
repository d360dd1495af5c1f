import { describe, expect, it } from 'vitest';
import { ApiError } from '@getaway/web-kit/api-error';
import { retryIdempotent, retries, unansweredWrite } from './retry-idempotent.ts';

const write = { name: '/api/complete-booking', body: '{"paymentIntentId":"pi_1"}' };

function circumstances() {
  const items = new Map<string, string>();
  const pauses: number[] = [];
  let keys = 0;
  return {
    pauses,
    storage: {
      getItem: (key: string) => items.get(key) ?? null,
      setItem: (key: string, value: string) => void items.set(key, value),
      removeItem: (key: string) => void items.delete(key),
    },
    newKey: () => `key-${(keys += 1)}`,
    pause: (ms: number) => {
      pauses.push(ms);
      return Promise.resolve();
    },
  };
}

/** A server that meets each try with the next outcome; an ApiError is thrown. */
function answering(...outcomes: (string | ApiError)[]) {
  const asked: string[] = [];
  const ask = (key: string) => {
    asked.push(key);
    const outcome = outcomes.length > 1 ? outcomes.shift() : outcomes[0];
    return outcome instanceof ApiError ? Promise.reject(outcome) : Promise.resolve(outcome);
  };
  return { asked, ask };
}

const lost = new ApiError(0, 'No connection');
const fault = new ApiError(500, 'Something went wrong');
const problem = (status: number, type: string) => new ApiError(status, type, { type, status, title: type });

describe('a write that must not happen twice', () => {
  it('is asked for again under one key after a lost connection, a fault and a request still at work', async () => {
    const { asked, ask } = answering(lost, fault, problem(409, 'in-progress'), 'booked');
    const around = circumstances();
    expect(await retryIdempotent(write, ask, around)).toBe('booked');
    expect(asked).toEqual(['key-1', 'key-1', 'key-1', 'key-1']);
    expect(around.pauses).toEqual([500, 1_000, 2_000]);
    expect(unansweredWrite(write.name, around.storage)).toBeUndefined();
  });

  it('keeps its key when it gives up, for the same write made later', async () => {
    const around = circumstances();
    const away = answering(lost);
    await expect(retryIdempotent(write, away.ask, around)).rejects.toBe(lost);
    expect(away.asked).toHaveLength(4);
    expect(unansweredWrite(write.name, around.storage)).toEqual({ key: 'key-1', body: write.body });

    const back = answering('booked');
    await retryIdempotent(write, back.ask, around);
    expect(back.asked).toEqual(['key-1']);
  });

  it('has another key when it asks for something else, or once it was answered', async () => {
    const around = circumstances();
    await expect(retryIdempotent(write, answering(lost).ask, around)).rejects.toBe(lost);
    const other = answering('prepared');
    await retryIdempotent({ ...write, body: '{"paymentIntentId":"pi_2"}' }, other.ask, around);
    expect(other.asked).toEqual(['key-2']);
    const again = answering('prepared');
    await retryIdempotent({ ...write, body: '{"paymentIntentId":"pi_2"}' }, again.ask, around);
    expect(again.asked).toEqual(['key-3']);
  });

  it('says that it is trying again from the first failure on, and for less than four seconds', async () => {
    const around = circumstances();
    const seen: boolean[] = [];
    const unsubscribe = retries.subscribe(() => seen.push(retries.areUnderWay()));
    await expect(retryIdempotent(write, answering(fault).ask, around)).rejects.toBe(fault);
    unsubscribe();
    expect(seen).toEqual([true, false]);
    expect(around.pauses.reduce((sum, pauseMs) => sum + pauseMs, 0)).toBeLessThan(4_000);
  });

  it('takes a refusal for an answer', async () => {
    const around = circumstances();
    const taken = problem(409, 'dates-taken');
    const { asked, ask } = answering(taken);
    await expect(retryIdempotent(write, ask, around)).rejects.toBe(taken);
    expect(asked).toHaveLength(1);
    expect(unansweredWrite(write.name, around.storage)).toBeUndefined();
  });
});
