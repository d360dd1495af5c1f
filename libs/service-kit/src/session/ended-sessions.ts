import { readSessionState } from '@getaway/contracts/http/internal-sessions';
import { secondMs, type Clock } from '@getaway/kernel/instant';
import { DependencyUnavailableError } from '../dependency-unavailable.ts';
import type { CallService } from '../http/internal-calls.ts';
import type { Revocations } from './revocations.ts';

/** Whether a session has ended. Rejects when nobody can say. */
export type HasEnded = (sessionId: string) => Promise<boolean>;

/** How long an ended session may still be accepted when its revocation cannot be received. */
const freshForMs = secondMs;
const timeoutMs = secondMs;

/**
 * Whether a session of svc-booking has ended, for another service. Received revocations take effect at once. A broker that
 * hangs looks connected for minutes, so svc-booking is asked as well, at most once a second about one session: with a
 * valid token only, so staff's open sessions bound its load. While it does not answer, the revocations heard decide, but
 * only if the broker says that all of them are here; otherwise the call is refused with 503.
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
