import { Router } from 'express';
import { issueConfirmationDocuments as issueCall } from '@getaway/contracts/http/internal-documents';
import { internalGuard } from '@getaway/service-kit/http/internal-calls';
import { mount } from '@getaway/service-kit/http/mount';
import { fileNameOf } from './document.http.ts';
import { issueConfirmationDocuments } from './issue-confirmation-documents.ts';
import type { IssueDeps } from './issue-document.ts';

/** What the confirmation email carries, for the service that sends it. */
export function confirmationDocumentRoutes(deps: IssueDeps & { readonly internalToken: string }): Router {
  const router = Router();
  mount(router, issueCall, internalGuard(deps.internalToken), async ({ body }) => {
    const printed = await issueConfirmationDocuments(deps, body.bookingId);
    return {
      documents: printed.map(({ document, pdf }) => ({
        filename: fileNameOf(document),
        content: pdf.toString('base64'),
      })),
    };
  });
  return router;
}
