import { readSessionState } from '@getaway/contracts/http/internal-sessions';
import { secondMs, type Clock } from '@getaway/kernel/instant';
import { DependencyUnavailableError } from '../dependency-unavailable.ts';
import type { CallService } from '../http/internal-calls.ts';
import type { Revocations } from './revocations.ts';

/** Whether a session has ended. Rejects when it cannot be determined. */
export type HasEnded = (sessionId: string) => Promise<boolean>;

/** How long an ended session may still be accepted when its revocation cannot be received. */
const freshForMs = secondMs;
const timeoutMs = secondMs;

/**
 * Whether a session of svc-booking has ended, for another service. Received revocations take effect at once.
 * A hanging broker looks connected for minutes, so svc-booking is asked as well, at most once a second about
 * one session and only with a valid token, so that its load is limited by the number of open staff sessions.
 * While it does not answer, received revocations decide, but only if the broker confirms that none is
 * missing; otherwise the call is refused with 503.
 */
export function createEndedSessions(deps: {
  callBooking: CallService;
  revocations: Pick<Revocations, 'isRevoked' | 'isComplete'>;
  now: Clock;
}): HasEnded {
  const { callBooking, revocations, now } = deps;
  const asked = new Map<string, { answer: Promise<boolean | undefined>; freshUntil: number }>();
  const ask = async (sessionId: string): Promise<boolean | undefined> => {
    const outcome = await callBooking(readSessionState, { query: { sessionId }, timeoutMs });
    if (outcome.ok) return !outcome.answer.isAlive;
    return (await revocations.isComplete()) ? false : undefined;
  };
  const askOnce = (sessionId: string): Promise<boolean | undefined> => {
    const present = now().getTime();
    for (const [id, { freshUntil }] of asked) if (freshUntil <= present) asked.delete(id);
    const recent = asked.get(sessionId);
    if (recent) return recent.answer;
    const answer = ask(sessionId);
    asked.set(sessionId, { answer, freshUntil: present + freshForMs });
    return answer;
  };
  return async (sessionId) => {
    if (revocations.isRevoked(sessionId)) return true;
    const hasEnded = await askOnce(sessionId);
    if (hasEnded === undefined)
      throw new DependencyUnavailableError(
        'neither svc-booking nor the broker is available to check for ended sessions',
      );
    return hasEnded || revocations.isRevoked(sessionId);
  };
}
