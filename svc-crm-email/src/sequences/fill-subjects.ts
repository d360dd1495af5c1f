import { dateInZone } from '@getaway/kernel/calendar-date';
import type { Clock } from '@getaway/kernel/instant';
import type { Sql } from '@getaway/service-kit/sql';
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
 * A queued email of a sequence has its template's subject. Returns the sends with the subjects that their guests would
 * read if they were sent now, where they still have variables.
 */
export async function fillSubjects<Send extends { readonly id: string; readonly subject: string }>(
  deps: SubjectDeps,
  sql: Sql,
  sends: readonly Send[],
): Promise<Send[]> {
  const unwritten = sends.filter(({ subject }) => /\{[{%]/.test(subject));
  if (unwritten.length === 0) return [...sends];
  const recipients = await readStepRecipients(
    sql,
    unwritten.map(({ id }) => id),
    dateInZone(deps.now(), deps.timeZone),
  );
  const known = unwritten.flatMap(({ id, subject }) => {
    const recipient = recipients.get(id);
    return recipient ? [{ id, subject, recipient }] : [];
  });
  const written = await deps.writeSubject(known);
  const subjects = new Map(known.map(({ id, subject }, position) => [id, written[position] ?? subject]));
  return sends.map((send) => ({ ...send, subject: subjects.get(send.id) ?? send.subject }));
}
