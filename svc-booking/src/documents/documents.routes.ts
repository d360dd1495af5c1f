import { Router } from 'express';
import {
  downloadDocument,
  findDocuments as findDocumentsCall,
  issueDocument as issueCall,
  listBookingDocuments,
} from '@getaway/contracts/http/documents';
import { decimalFromCents } from '@getaway/kernel/money';
import { mount, mountFile } from '@getaway/service-kit/http/mount';
import { noSuch } from '@getaway/service-kit/problem';
import { staffOf, type SessionGuard } from '@getaway/service-kit/session/guard';
import { documentOnWire, fileNameOf } from './document.http.ts';
import { findDocuments } from './find-documents.ts';
import { issueDocument, type IssueDeps } from './issue-document.ts';
import { issuingProblem } from './issue-document.problem.ts';
import { listDocuments } from './list-documents.ts';
import { printDocument } from './print-document.ts';

/** Staff's calls about invoices, receipts and credit notes (domain page, 'Accepted lines and the ledger'). */
export function documentRoutes(deps: IssueDeps & { readonly guard: SessionGuard }): Router {
  const router = Router();
  const { requireStaff } = deps.guard;

  mount(router, listBookingDocuments, requireStaff, async ({ params }) => {
    const found = await listDocuments(deps, params.id);
    if (!found) return noSuch('booking');
    const { documents, next, nextInvoiceTotal, withoutReceipt, isAllRefunded } = found;
    return {
      documents: documents.map((document) => documentOnWire(document, documents)).toReversed(),
      next,
      ...(nextInvoiceTotal !== undefined && { nextInvoiceTotal: decimalFromCents(nextInvoiceTotal) }),
      withoutReceipt: withoutReceipt.map(({ entryId, method, amount, effectiveOn }) => ({
        entryId,
        method,
        amount: decimalFromCents(amount),
        effectiveOn,
      })),
      isAllRefunded,
    };
  });

  mount(router, issueCall, requireStaff, async ({ params, body, response }) => {
    const outcome = await issueDocument(deps, {
      bookingId: params.id,
      kind: body.kind,
      entryId: body.entryId,
      actor: staffOf(response).username,
    });
    if (!outcome.ok) return issuingProblem(outcome);
    return outcome.documents.map((document) => documentOnWire(document, outcome.all));
  });

  mount(router, findDocumentsCall, requireStaff, async ({ query }) => {
    const found = await findDocuments(deps.database, query.search);
    return found ?? noSuch('document');
  });

  mountFile(router, downloadDocument, requireStaff, async ({ params }) => {
    const printed = await printDocument(deps, params.id);
    if (!printed) return noSuch('document');
    return { name: fileNameOf(printed.document), content: [printed.pdf] };
  });

  return router;
}
