import type { IssuedDocument as DocumentOnWire } from '@getaway/contracts/http/documents';
import { decimalFromCents } from '@getaway/kernel/money';
import { totalOf, type IssuedDocument } from './document.rules.ts';

/** A document as staff see it in a list. `all` are the documents of its booking. */
export function documentOnWire(document: IssuedDocument, all: readonly IssuedDocument[]): DocumentOnWire {
  const { id, kind, issuedAt, issuedBy, snapshot } = document;
  return {
    id,
    kind,
    number: snapshot.number,
    issuedAt: issuedAt.toISOString(),
    issuedBy,
    total: decimalFromCents(totalOf(snapshot)),
    corrects: snapshot.kind === 'credit_note' ? snapshot.corrects.number : null,
    correctedBy: all.find(({ correctsId }) => correctsId === id)?.snapshot.number ?? null,
  };
}

/** The name under which a document is saved. */
export function fileNameOf({ snapshot }: IssuedDocument): string {
  return `${snapshot.number}.pdf`;
}
