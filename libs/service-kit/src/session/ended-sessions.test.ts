import { expect, test } from 'vitest';
import type { CallService } from '../http/internal-calls.ts';
import { createEndedSessions } from './ended-sessions.ts';

/** svc-booking, the received revocations, and a clock, all controlled by the test. */
function fixture() {
  const ended = new Set<string>();
  const heard = new Set<string>();
  const state = { present: 0, asked: 0, isBookingAway: false, isComplete: true };
  const callBooking: CallService = async (call, { query }) => {
    state.asked += 1;
    if (state.isBookingAway) return { ok: false, reason: 'away', cause: 'test' };
    const sessionId: unknown = query && Reflect.get(query, 'sessionId');
    return { ok: true, answer: { isAlive: !ended.has(String(sessionId)) } } as Awaited<
      ReturnType<typeof callBooking<typeof call>>
    >;
  };
  const hasEnded = createEndedSessions({
    callBooking,
    revocations: {
      isRevoked: (sessionId) => heard.has(sessionId),
      isComplete: async () => state.isComplete,
    },
    now: () => new Date(state.present),
  });
  return { state, ended, heard, hasEnded };
}

test('a session whose revocation was missed is refused within a second, no matter how often it is used', async () => {
  const { state, ended, hasEnded } = fixture();
  expect(await hasEnded('one')).toBe(false);
  ended.add('one');
  for (state.present = 100; state.present < 1_000; state.present += 100) await hasEnded('one');
  expect(state.asked).toBe(1);
  state.present = 1_000;
  expect(await hasEnded('one')).toBe(true);
});

test('a received revocation takes effect at once', async () => {
  const { heard, hasEnded } = fixture();
  expect(await hasEnded('one')).toBe(false);
  heard.add('one');
  expect(await hasEnded('one')).toBe(true);
});

test('svc-booking is asked once a second about one session, for any number of concurrent calls', async () => {
  const { state, hasEnded } = fixture();
  for (let second = 0; second < 3; second += 1) {
    state.present = second * 1_000;
    await Promise.all(Array.from({ length: 200 }, () => hasEnded('one')));
  }
  expect(state.asked).toBe(3);
});

test('uses published revocations without svc-booking, and rejects sessions when the list may be incomplete', async () => {
  const { state, hasEnded } = fixture();
  state.isBookingAway = true;
  expect(await hasEnded('one')).toBe(false);
  state.present = 1_000;
  state.isComplete = false;
  await expect(hasEnded('one')).rejects.toThrow('neither svc-booking nor the broker');
});
