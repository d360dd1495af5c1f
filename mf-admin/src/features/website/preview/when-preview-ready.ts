interface Waiting {
  /** Asks for the page as the frame will. */
  readonly ask: (address: string, init: RequestInit) => Promise<Pick<Response, 'status'>>;
  readonly wait: (ms: number) => Promise<void>;
  readonly signal: AbortSignal;
}

const betweenMs = 1_500;
/** About the two minutes that many new photos take. */
const mostAsked = 60;

/**
 * Resolves once the preview of a page can be shown, so that the page before it stays in sight until then: right after an
 * upload, its pictures are still being made. Asks again while the server can't show it, and gives up with what it answers
 * then. Also resolves for a refusal, which the host has to read. Resolves to false when it is aborted.
 */
export async function whenPreviewReady(address: string, { ask, wait, signal }: Waiting): Promise<boolean> {
  for (let asked = 0; asked < mostAsked; asked += 1) {
    if (asked > 0) await wait(betweenMs);
    if (signal.aborted) return false;
    try {
      const { status } = await ask(address, { signal });
      if (status < 500) return !signal.aborted;
    } catch {
      // Without a connection there is no page either.
    }
  }
  return !signal.aborted;
}
