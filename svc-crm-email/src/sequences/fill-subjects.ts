import { dateInZone } from '@getaway/kernel/calendar-date';
import type { Clock } from '@getaway/kernel/instant';
import type { Database } from '../database/database.ts';
import type { SubjectWriter } from '../templates/rendering/subject-writer.ts';
import { readStepRecipients } from './due-steps.repository.ts';

export interface SubjectDeps {
  readonly database: Database;
  readonly timeZone: string;
  readonly now: Clock;
  readonly writeSubject: SubjectWriter;
}

/**
 * A queued email of a sequence has its template's subject. Returns by id the subject that the guest would
 * read if it were sent now, for sends that still have variables.
 */
export async function fillSubjects(
  deps: SubjectDeps,
  sends: readonly { readonly id: string; readonly subject: string }[],
): Promise<ReadonlyMap<string, string>> {
  const unwritten = sends.filter(({ subject }) => /\{[{%]/.test(subject));
  if (unwritten.length === 0) return new Map();
  const recipients = await readStepRecipients(
    deps.database.pool,
    unwritten.map(({ id }) => id),
    dateInZone(deps.now(), deps.timeZone),
  );
  const known = unwritten.flatMap(({ id, subject }) => {
    const recipient = recipients.get(id);
    return recipient ? [{ id, subject, recipient }] : [];
  });
  const subjects = await deps.writeSubject(known);
  return new Map(known.map(({ id, subject }, position) => [id, subjects[position] ?? subject]));
}
