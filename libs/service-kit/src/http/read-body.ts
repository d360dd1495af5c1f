import type { IncomingMessage } from 'node:http';

/** The limits for one request. */
export interface BodyLimits {
  readonly longestBytes: number;
  /** For the whole body, from the start of reading. */
  readonly deadlineMs: number;
  /** The minimum that must arrive in each period. Without it, only the deadline counts. */
  readonly pace?: { readonly periodMs: number; readonly leastBytes: number };
}

/**
 * `broken-off`: the caller disconnected, so there is no one to answer. `crowded-out`: newer bodies needed the
 * memory.
 */
export type BodyOutcome =
  | { readonly ok: true; readonly body: Buffer }
  | { readonly ok: false; readonly reason: 'too-large' | 'too-slow' | 'crowded-out' | 'broken-off' };

export type ReadBody = (request: IncomingMessage, limits: BodyLimits) => Promise<BodyOutcome>;

/** Whether a request announces a body. */
export function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/**
 * Reads whole bodies into memory. All unfinished ones together use at most `memoryBytes`: beyond that, the
 * oldest is dropped, so that slow senders never block others.
 */
export function createBodyReader(memoryBytes: number): ReadBody {
  const unfinished = new Set<() => void>();
  let heldBytes = 0;
  return (request, { longestBytes, deadlineMs, pace }) =>
    new Promise((resolve) => {
      if (Number(request.headers['content-length'] ?? 0) > longestBytes)
        return resolve({ ok: false, reason: 'too-large' });
      const chunks: Buffer[] = [];
      let bytes = 0;
      const settle = (outcome: BodyOutcome): void => {
        clearTimeout(deadline);
        clearInterval(paceCheck);
        if (!unfinished.delete(giveUp)) return;
        heldBytes -= bytes;
        request.off('data', take).pause();
        resolve(outcome);
      };
      const giveUp = (): void => settle({ ok: false, reason: 'crowded-out' });
      const take = (chunk: Buffer): void => {
        bytes += chunk.length;
        heldBytes += chunk.length;
        if (bytes > longestBytes) return settle({ ok: false, reason: 'too-large' });
        chunks.push(chunk);
        for (const giveUpOldest of unfinished) {
          if (heldBytes <= memoryBytes) break;
          giveUpOldest();
        }
      };
      const giveUpSlow = (): void => settle({ ok: false, reason: 'too-slow' });
      const deadline = setTimeout(giveUpSlow, deadlineMs);
      let bytesBefore = 0;
      const paceCheck =
        pace &&
        setInterval(() => {
          if (bytes - bytesBefore < pace.leastBytes) giveUpSlow();
          bytesBefore = bytes;
        }, pace.periodMs);
      unfinished.add(giveUp);
      request.on('data', take);
      request.once('end', () => settle({ ok: true, body: Buffer.concat(chunks) }));
      request.once('error', () => settle({ ok: false, reason: 'broken-off' }));
      request.once('close', () => settle({ ok: false, reason: 'broken-off' }));
    });
}
