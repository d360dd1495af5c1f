import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';
import { secondMs } from '@getaway/kernel/instant';

/** How long a client may read nothing. What the content holds is released when it ends. */
const stalledMs = 30 * secondMs;

/** An answer that is a file instead of JSON. It is streamed, so it is never all in memory. */
export interface StreamedFile {
  readonly name: string;
  readonly content: AsyncIterable<string> | Iterable<Uint8Array>;
  /** A file that pages show; others are downloads that nobody keeps. */
  readonly shown?: {
    /** For calls with files of several types. */
    readonly type: string;
    readonly cacheControl: string;
  };
}

/**
 * Sends a file, as a download unless pages show it. A client that disconnects, or stops reading, is no error; every other
 * fault is thrown.
 */
export async function sendFile(
  response: Response,
  type: string,
  { name, content, shown }: StreamedFile,
): Promise<void> {
  response.set({
    'content-type': shown?.type ?? (type.startsWith('text/') ? `${type}; charset=utf-8` : type),
    'content-disposition': `${shown ? 'inline' : 'attachment'}; filename="${name}"`,
    'cache-control': shown?.cacheControl ?? 'no-store',
  });
  response.setTimeout(stalledMs, () => response.destroy());
  await pipeline(content, response).catch((error: unknown) => {
    if (!isClientGone(error)) throw error;
  });
}

/** Either end of the connection may have closed it; the response is destroyed after a fault of the content, too. */
function isClientGone(error: unknown): boolean {
  const gone = ['ERR_STREAM_PREMATURE_CLOSE', 'ERR_STREAM_DESTROYED', 'ECONNRESET', 'EPIPE'];
  return error instanceof Error && 'code' in error && gone.includes(String(error.code));
}
