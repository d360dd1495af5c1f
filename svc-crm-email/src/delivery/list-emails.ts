import type { ParsedQuery } from '@getaway/contracts/http/call';
import type { EmailSend, listEmailSends } from '@getaway/contracts/http/email-sends';
import { sqlOf } from '@getaway/service-kit/sql';
import { fillSubjects, type SubjectDeps } from '../sequences/fill-subjects.ts';
import type { Night } from '../sequences/schedule.rules.ts';
import { listSends } from './email-send-list.repository.ts';

/** Domain page, HTTP. */
const pageSize = 100;

/** A page of the email log, with the subjects that queued emails would have now, and the number of all emails. */
export async function listEmails(
  deps: SubjectDeps & { readonly night: Night },
  query: ParsedQuery<typeof listEmailSends>,
): Promise<{ emails: EmailSend[]; count: number }> {
  const { search, status, bookingId, from, to, when, limit = pageSize, offset = 0 } = query;
  const { sends, count } = await listSends(
    deps.database.pool,
    { search, status, bookingId, from, to, when, limit, offset },
    { timeZone: deps.timeZone, now: deps.now(), night: deps.night },
  );
  return { emails: await fillSubjects(deps, sqlOf(deps.database.pool), sends), count };
}
