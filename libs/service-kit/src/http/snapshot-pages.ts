import { DependencyUnavailableError } from '../dependency-unavailable.ts';

export const snapshotTimeoutMs = 15_000;

type PageOutcome<S> =
  | { readonly ok: true; readonly answer: { readonly entities: readonly S[]; readonly next: string | null } }
  | { readonly ok: false; readonly reason: string; readonly cause: unknown };

/** All pages of an owner's snapshot. Throws a DependencyUnavailableError when a page is not returned. */
export async function* snapshotPages<S>(
  askPage: (query: { after?: string }) => Promise<PageOutcome<S>>,
): AsyncGenerator<readonly S[]> {
  let query: { after?: string } = {};
  for (;;) {
    const page = await askPage(query);
    if (!page.ok)
      throw new DependencyUnavailableError(`no snapshot: its owner is ${page.reason}`, { cause: page.cause });
    yield page.answer.entities;
    if (page.answer.next === null) return;
    query = { after: page.answer.next };
  }
}
