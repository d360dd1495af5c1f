import type { IssuedDocument } from '../document.rules.ts';

/** A document as PDF. The libraries are loaded with the first one, because most starts print none. */
export async function documentPdf({ snapshot, issuedAt }: IssuedDocument): Promise<Buffer> {
  const { renderDocument } = await import('./render-document.ts');
  return renderDocument(snapshot, issuedAt);
}
