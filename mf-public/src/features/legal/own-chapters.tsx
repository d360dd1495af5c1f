import type { LegalSection } from './legal-page.tsx';

/** What the host adds to a legal page. */
export function ownChapters(
  chapters: readonly { readonly heading: string; readonly text: string }[],
): LegalSection[] {
  return chapters.map(({ heading, text }) => ({ heading, content: <p>{text}</p> }));
}
