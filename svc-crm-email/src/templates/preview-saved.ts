import { findTemplate } from './find-template.ts';
import { previewTemplate, type PreviewDeps, type PreviewOutcome } from './preview-template.ts';

/** Renders a saved template as a guest would get it. */
export async function previewSaved(
  deps: PreviewDeps,
  id: string,
  guestId: string | undefined,
): Promise<PreviewOutcome> {
  const template = await findTemplate(deps.database.prisma, id);
  return template ? previewTemplate(deps, template, guestId) : { ok: false, reason: 'no-template' };
}
