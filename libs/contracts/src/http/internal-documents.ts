import * as v from 'valibot';
import { defineCall } from './call.ts';
import { idField } from './fields.ts';

/** svc-crm-email calls this when it sends a confirmation. A repeated call returns the same documents. */
export const issueConfirmationDocuments = defineCall({
  method: 'POST',
  path: '/internal/confirmation-documents',
  summary:
    'The invoice of a booking and the receipts of its payments as PDF, issued if they don’t exist; none if nothing can be invoiced',
  access: 'internal',
  body: v.object({ bookingId: idField }),
  answer: v.object({
    documents: v.array(
      v.object({
        filename: v.pipe(v.string(), v.regex(/^[A-Z]+-\d{4}-\d+\.pdf$/)),
        /** The PDF in base64. */
        content: v.pipe(v.string(), v.base64()),
      }),
    ),
  }),
});
