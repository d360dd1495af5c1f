import type { ParsedQuery } from '@getaway/contracts/http/call';
import type { EmailSend, exportEmailSends } from '@getaway/contracts/http/email-sends';
import { csvFile, type CsvColumns } from '@getaway/kernel/csv';
import { stampInZone } from '@getaway/kernel/zoned-time';
import { fillSubjects, type SubjectDeps } from '../sequences/fill-subjects.ts';
import type { Night } from '../sequences/schedule.rules.ts';
import { allSends } from './email-send-list.repository.ts';

interface ExportDeps extends SubjectDeps {
  readonly night: Night;
}

const statusNames: Readonly<Record<EmailSend['status'], string>> = {
  sent: 'Sent',
  pending: 'Pending',
  failed: 'Failed',
  cancelled: 'Canceled',
  skipped: 'Skipped',
};

const columnsIn = (timeZone: string): CsvColumns<EmailSend> => {
  const stamp = (instant: string | null): string | null =>
    instant === null ? null : stampInZone(new Date(instant), timeZone);
  return [
    ['Scheduled', ({ scheduledAt }) => stamp(scheduledAt)],
    ['Sent', ({ sentAt }) => stamp(sentAt)],
    ['Status', ({ status }) => statusNames[status]],
    ['First Name', ({ guest }) => guest.firstName],
    ['Last Name', ({ guest }) => guest.lastName],
    ['Email', ({ guest }) => guest.email],
    ['Template', ({ template }) => template.name],
    ['Subject', ({ subject }) => subject],
    ['Attempts', ({ attempts }) => attempts],
    ['Error', ({ errorMessage }) => errorMessage],
  ];
};

/** All emails of the log that match, in its order, as a CSV file in pieces; times are at the house. */
export function exportEmails(
  deps: ExportDeps,
  { search, status, bookingId, from, to, when }: ParsedQuery<typeof exportEmailSends>,
): Promise<AsyncIterable<string>> {
  const query = { search, status, bookingId, from, to, when };
  const about = { timeZone: deps.timeZone, now: deps.now(), night: deps.night };
  const sends = allSends(deps.database.pool, query, about, (batch, sql) => fillSubjects(deps, sql, batch));
  return csvFile(columnsIn(deps.timeZone), sends);
}
