import type { Database } from '../database/database.ts';
import type { IssuedDocument } from './document.rules.ts';
import { documentById } from './documents.repository.ts';
import { documentPdf } from './pdf/document-pdf.ts';

export interface PrintedDocument {
  readonly document: IssuedDocument;
  readonly pdf: Buffer;
}

/** A document as PDF. Undefined when there is none with this id. */
export async function printDocument(
  { database }: { readonly database: Database },
  id: string,
): Promise<PrintedDocument | undefined> {
  const document = await documentById(database.prisma, id);
  return document && { document, pdf: await documentPdf(document) };
}
