import * as v from 'valibot';
import { documentKindSchema, type DocumentKind } from '@getaway/contracts/http/documents';
import { entryKindSchema, moneyMethodSchema } from '@getaway/contracts/http/ledger';
import { calendarDateField } from '@getaway/contracts/http/fields';
import { cents, type Cents } from '@getaway/kernel/money';
import type { Sql } from '@getaway/service-kit/sql';
import type { Tx } from '../database/database.ts';
import type { Document as Row, Prisma } from '../generated/prisma/client.ts';
import type { DocumentSnapshot, IssuedDocument } from './document.rules.ts';

const amount = v.pipe(
  v.number(),
  v.integer(),
  v.transform((value): Cents => cents(value)),
);
const line = { label: v.string(), amount };
const bill = {
  lines: v.array(v.object(line)),
  taxes: v.array(v.object({ ...line, tenThousandths: v.number() })),
  total: amount,
};
const payment = v.object({
  kind: entryKindSchema,
  method: moneyMethodSchema,
  amount,
  effectiveOn: calendarDateField,
  isOnItsWay: v.optional(v.boolean()),
});
const settlement = { payments: v.array(payment), balance: v.nullable(amount) };
const shared = {
  number: v.string(),
  issuedOn: calendarDateField,
  house: v.object({
    name: v.string(),
    business: v.string(),
    address: v.string(),
    email: v.string(),
    phone: v.string(),
    taxId: v.nullable(v.string()),
    paper: v.picklist(['letter', 'a4']),
  }),
  guest: v.object({ name: v.string(), email: v.string() }),
  stay: v.object({
    bookingReference: v.string(),
    checkIn: calendarDateField,
    checkOut: calendarDateField,
    guests: v.number(),
    isCanceled: v.optional(v.boolean()),
  }),
};

/** A snapshot as it is stored. Amounts are cents. */
const snapshotSchema: v.GenericSchema<unknown, DocumentSnapshot> = v.variant('kind', [
  v.object({ kind: v.literal('invoice'), ...shared, ...bill, ...settlement }),
  v.object({
    kind: v.literal('credit_note'),
    ...shared,
    ...bill,
    corrects: v.object({ number: v.string(), issuedOn: calendarDateField }),
  }),
  v.object({ kind: v.literal('receipt'), ...shared, received: payment, total: amount, ...settlement }),
]);

/**
 * Takes the next number of a kind and year. The counter stays locked until the transaction ends, and moves back if that
 * fails: no number is missing, and none is given twice. The moment is never earlier than that of the number before.
 */
export async function takeNumber(
  sql: Sql,
  { kind, year, now }: { readonly kind: DocumentKind; readonly year: number; readonly now: Date },
): Promise<{ readonly number: number; readonly issuedAt: Date }> {
  const [taken] = await sql<{ number: number; issuedAt: Date }>(
    `INSERT INTO document_counters AS counter (kind, year, last, issued_at) VALUES ($1, $2, 1, $3)
     ON CONFLICT (kind, year) DO UPDATE
       SET last = counter.last + 1, issued_at = GREATEST(counter.issued_at, EXCLUDED.issued_at)
     RETURNING last AS number, issued_at AS "issuedAt"`,
    kind,
    year,
    now,
  );
  if (!taken) throw new Error(`no number for ${kind} ${year}`);
  return taken;
}

export type NewDocument = Omit<IssuedDocument, 'id'> & { readonly year: number; readonly number: number };

export async function insertDocument(tx: Tx, { snapshot, ...columns }: NewDocument): Promise<IssuedDocument> {
  const row = await tx.document.create({
    data: { ...columns, snapshot: JSON.parse(JSON.stringify(snapshot)) as Prisma.InputJsonObject },
  });
  return issuedDocument(row);
}

/** In the order in which they were issued. A credit note comes before the invoice that it makes room for. */
export async function documentsOfBooking(tx: Tx, bookingId: string): Promise<IssuedDocument[]> {
  const rows = await tx.document.findMany({
    where: { bookingId },
    orderBy: [{ issuedAt: 'asc' }, { kind: 'asc' }, { number: 'asc' }],
  });
  return rows.map(issuedDocument);
}

/** Locks the documents of a deleted booking, so that an invoice is not corrected twice. */
export async function lockDocuments(sql: Sql, bookingId: string): Promise<void> {
  await sql(`SELECT id FROM documents WHERE booking_id = $1 ORDER BY id FOR UPDATE`, bookingId);
}

/** The document with this number. */
export async function documentByNumber(
  tx: Tx,
  number: { readonly kind: DocumentKind; readonly year: number; readonly number: number },
): Promise<IssuedDocument | undefined> {
  const row = await tx.document.findUnique({ where: { kind_year_number: number } });
  return row ? issuedDocument(row) : undefined;
}

/** The newest document about a booking with this reference, whether or not the booking still exists. */
export async function documentByReference(
  tx: Tx,
  sql: Sql,
  bookingReference: string,
): Promise<IssuedDocument | undefined> {
  const [found] = await sql<{ id: string }>(
    `SELECT id FROM documents WHERE snapshot->'stay'->>'bookingReference' = $1 ORDER BY issued_at DESC LIMIT 1`,
    bookingReference,
  );
  return found && documentById(tx, found.id);
}

export async function documentById(tx: Tx, id: string): Promise<IssuedDocument | undefined> {
  const row = await tx.document.findUnique({ where: { id } });
  return row ? issuedDocument(row) : undefined;
}

function issuedDocument({
  id,
  kind,
  bookingId,
  entryId,
  correctsId,
  issuedAt,
  issuedBy,
  snapshot,
}: Row): IssuedDocument {
  return {
    id,
    kind: v.parse(documentKindSchema, kind),
    bookingId,
    entryId,
    correctsId,
    issuedAt,
    issuedBy,
    snapshot: v.parse(snapshotSchema, snapshot),
  };
}
