import { previewSaved } from './preview-saved.ts';
import type { PreviewDeps, PreviewOutcome } from './preview-template.ts';
import { queueTestEmail } from './queue-test-email.ts';

/** Sends a preview of a saved template to staff. */
export async function sendTest(
  deps: PreviewDeps,
  id: string,
  { guestId, toAddress }: { guestId: string | undefined; toAddress: string },
): Promise<PreviewOutcome> {
  return queueTestEmail(deps, await previewSaved(deps, id, guestId), toAddress);
}
