import { randomUUID } from 'node:crypto';
import { queueEmail } from '../delivery/queue-email.ts';
import { previewSaved } from './preview-saved.ts';
import type { PreviewDeps, PreviewOutcome } from './preview-template.ts';

/** Sends a preview of a saved template to staff. */
export async function sendTest(
  deps: PreviewDeps,
  id: string,
  input: { guestId: string | undefined; toAddress: string },
): Promise<PreviewOutcome> {
  const preview = await previewSaved(deps, id, input.guestId);
  if (!preview.ok) return preview;
  const email = { ...preview.email, subject: `[Test] ${preview.email.subject}` };
  await deps.database.transact((_tx, sql) =>
    queueEmail(
      sql,
      {
        ...email,
        kind: 'template-test',
        messageKey: `template-test:${randomUUID()}`,
        toAddress: input.toAddress,
        guestId: null,
        bookingId: null,
      },
      deps.now(),
    ),
  );
  return { ok: true, email };
}
