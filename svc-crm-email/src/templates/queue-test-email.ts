import { randomUUID } from 'node:crypto';
import { queueEmail } from '../delivery/queue-email.ts';
import type { PreviewDeps, PreviewOutcome } from './preview-template.ts';

/** Sends a preview to staff, unless it was refused. */
export async function queueTestEmail(
  deps: PreviewDeps,
  preview: PreviewOutcome,
  toAddress: string,
): Promise<PreviewOutcome> {
  if (!preview.ok) return preview;
  const email = { ...preview.email, subject: `[Test] ${preview.email.subject}` };
  await deps.database.transact((_tx, sql) =>
    queueEmail(
      sql,
      {
        ...email,
        kind: 'template-test',
        messageKey: `template-test:${randomUUID()}`,
        toAddress,
        guestId: null,
        bookingId: null,
      },
      deps.now(),
    ),
  );
  return { ok: true, email };
}
