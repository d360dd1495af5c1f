import { findBraceFaults } from './find-brace-faults.ts';
import { previewTemplate, type PreviewDeps, type PreviewOutcome } from './preview-template.ts';
import type { TemplateSource } from './template.rules.ts';

/** Renders a template that is being written, or says why it could not be saved. */
export async function previewDraft(
  deps: PreviewDeps,
  source: TemplateSource,
  guestId: string | undefined,
): Promise<PreviewOutcome> {
  const errors = findBraceFaults(source);
  return errors.length > 0
    ? { ok: false, reason: 'invalid', errors }
    : previewTemplate(deps, source, guestId);
}
