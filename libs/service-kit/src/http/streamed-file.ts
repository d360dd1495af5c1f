import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';

/** An answer that is a file instead of JSON. It is streamed, so it is never all in memory. */
export interface StreamedFile {
  readonly name: string;
  readonly content: AsyncIterable<string> | Iterable<Uint8Array>;
}

/** Sends a file as a download. A client that disconnects is no error; every other fault is thrown. */
export async function sendFile(
  response: Response,
  type: string,
  { name, content }: StreamedFile,
): Promise<void> {
  response.set({
    'content-type': type.startsWith('text/') ? `${type}; charset=utf-8` : type,
    'content-disposition': `attachment; filename="${name}"`,
    'cache-control': 'no-store',
  });
  await pipeline(content, response).catch((error: unknown) => {
    if (!response.destroyed) throw error;
  });
}
