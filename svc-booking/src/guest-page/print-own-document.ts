import type { Database } from '../database/database.ts';
import { listIssuedDocuments } from '../documents/list-issued-documents.ts';
import { printDocument, type PrintedDocument } from '../documents/print-document.ts';

/** A document of a booking as PDF. Undefined when the booking has none with this number. */
export async function printOwnDocument(
  deps: { readonly database: Database },
  bookingId: string,
  number: string,
): Promise<PrintedDocument | undefined> {
  const documents = await listIssuedDocuments(deps.database.prisma, bookingId);
  const own = documents.find(({ snapshot }) => snapshot.number === number);
  return own && printDocument(deps, own.id);
}
