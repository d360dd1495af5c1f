import { previewTemplate, type PreviewDeps, type PreviewOutcome } from './preview-template.ts';
import { queueTestEmail } from './queue-test-email.ts';
import type { TemplateSource } from './template.rules.ts';

/** Sends a preview of a draft to staff, saved or not. */
export async function sendDraftTest(
  deps: PreviewDeps,
  source: TemplateSource,
  { guestId, toAddress }: { guestId: string | undefined; toAddress: string },
): Promise<PreviewOutcome> {
  return queueTestEmail(deps, await previewTemplate(deps, source, guestId), toAddress);
}
