import { enrollSubscriber, type EnrollDeps } from './enroll-subscriber.ts';
import { takePending } from './pending-signups.repository.ts';

/**
 * Puts a confirmed address on the list and emails its code; a second confirmation changes nothing. Its owner asked for
 * the email, so it is not counted as one to a stranger. Returns false for an unknown or expired signup.
 */
export async function confirmSignup(
  deps: EnrollDeps,
  input: { readonly id: string; readonly correlationId: string },
): Promise<boolean> {
  const now = deps.now();
  const { id, correlationId } = input;
  return deps.database.transact(async (_tx, sql) => {
    const pending = await takePending(sql, id, now);
    if (!pending) return false;
    if (pending.confirmedAt !== null) return true;
    const { firstName, lastName, email } = pending;
    const mayEmail = (): Promise<boolean> => Promise.resolve(true);
    await enrollSubscriber(deps, sql, {
      signup: { firstName, lastName, email },
      mayEmail,
      correlationId,
      now,
    });
    return true;
  });
}
