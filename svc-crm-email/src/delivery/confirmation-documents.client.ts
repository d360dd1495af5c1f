import { issueConfirmationDocuments } from '@getaway/contracts/http/internal-documents';
import type { CallService } from '@getaway/service-kit/http/internal-calls';
import type { Logger } from '@getaway/service-kit/logger';
import type { Attachment } from './email.rules.ts';

/** Far below the lease of a send, and more than rendering takes on a busy machine. */
const timeoutMs = 10_000;

/** Asks for the invoice and receipts of a booking. Undefined when they are not there yet: the email waits for them. */
export type ReadConfirmationDocuments = (bookingId: string) => Promise<readonly Attachment[] | undefined>;

export function connectConfirmationDocuments(deps: {
  readonly callBooking: CallService;
  readonly logger: Logger;
}): ReadConfirmationDocuments {
  return async (bookingId) => {
    const outcome = await deps.callBooking(issueConfirmationDocuments, { body: { bookingId }, timeoutMs });
    if (outcome.ok)
      return outcome.answer.documents.map(({ filename, content }) => ({
        filename,
        contentType: 'application/pdf',
        content,
        encoding: 'base64' as const,
      }));
    deps.logger.warn({ bookingId, reason: outcome.reason }, 'no documents for a confirmation; it waits');
    return undefined;
  };
}
