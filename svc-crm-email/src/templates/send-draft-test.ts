import { previewDraft } from './preview-draft.ts';
import type { PreviewDeps, PreviewOutcome } from './preview-template.ts';
import { queueTestEmail } from './queue-test-email.ts';
import type { TemplateSource } from './template.rules.ts';

/** Sends a preview of a draft to staff, saved or not. */
export async function sendDraftTest(
  deps: PreviewDeps,
  source: TemplateSource,
  { guestId, toAddress }: { guestId: string | undefined; toAddress: string },
): Promise<PreviewOutcome> {
  return queueTestEmail(deps, await previewDraft(deps, source, guestId), toAddress);
}
