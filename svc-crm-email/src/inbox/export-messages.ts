import type { MessageKind } from '@getaway/contracts/http/inbox';
import { messageKindSchema } from '@getaway/contracts/http/inbox';
import { csvFile, type CsvColumns } from '@getaway/kernel/csv';
import { stampInZone } from '@getaway/kernel/zoned-time';
import * as v from 'valibot';
import type { InboxDeps } from './inbox-deps.ts';
import { allMessages, type ExportedMessage, type ThreadFilters } from './thread-list.repository.ts';

/** As in the inbox. */
const kindNames: Readonly<Record<MessageKind, string>> = {
  enquiry: 'Contact form',
  chat: 'Chat',
  stay: 'Guest page',
  reply: 'Email',
};

const columnsIn = (timeZone: string): CsvColumns<ExportedMessage> => [
  ['Sent', ({ sentAt }) => stampInZone(sentAt, timeZone)],
  ['Guest', ({ guestName }) => guestName],
  ['Email', ({ email }) => email],
  ['From', ({ kind }) => (kind === 'reply' ? 'House' : 'Guest')],
  ['Author', ({ author }) => author],
  ['Came By', ({ kind }) => kindNames[v.parse(messageKindSchema, kind)]],
  ['Booking', ({ bookingReference }) => bookingReference],
  ['Subject', ({ subject }) => subject],
  ['Text', ({ text }) => text],
];

/** All messages of the threads that match, newest first, as a CSV file in pieces; times are at the house. */
export function exportMessages(
  { database, timeZone }: InboxDeps,
  filters: ThreadFilters,
): Promise<AsyncIterable<string>> {
  return csvFile(columnsIn(timeZone), allMessages(database.pool, filters));
}
