import { dateInZone } from '@getaway/kernel/calendar-date';
import type { Clock } from '@getaway/kernel/instant';
import type { Sql } from '@getaway/service-kit/sql';
import { recordHistory } from '../bookings/record-history.ts';
import type { Tx } from '../database/database.ts';
import { numberInWords, type DocumentContent, type IssuedDocument } from './document.rules.ts';
import { insertDocument, takeNumber } from './documents.repository.ts';

interface AddDeps {
  readonly now: Clock;
  readonly timeZone: string;
}

export interface NewDocument {
  readonly bookingId: string;
  readonly content: DocumentContent;
  readonly entryId: string | null;
  readonly correctsId: string | null;
  readonly actor: string | null;
}

/**
 * Gives a document the next number of its kind and year, and stores it. Its booking is locked. Documents of several kinds
 * are added in the order credit note, invoice, receipt everywhere, so that two transactions cannot deadlock.
 */
export async function addDocument(
  { now, timeZone }: AddDeps,
  { tx, sql }: { readonly tx: Tx; readonly sql: Sql },
  { bookingId, content, entryId, correctsId, actor }: NewDocument,
): Promise<IssuedDocument> {
  const { kind } = content;
  const at = now();
  const year = Number(dateInZone(at, timeZone).slice(0, 4));
  const { number, issuedAt } = await takeNumber(sql, { kind, year, now: at });
  const written = numberInWords(kind, year, number);
  const document = await insertDocument(tx, {
    ...{ kind, year, number, bookingId, entryId, correctsId, issuedAt, issuedBy: actor },
    snapshot: { ...content, number: written, issuedOn: dateInZone(issuedAt, timeZone) },
  });
  await recordHistory(tx, {
    bookingId,
    at,
    actor,
    action: `${kind}-issued`,
    changes: [{ field: 'number', from: null, to: written }],
  });
  return document;
}
