import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';

/** An answer that is a file instead of JSON. It is streamed, so it is never all in memory. */
export class StreamedFile {
  readonly name: string;
  readonly type: string;
  readonly content: AsyncIterable<string>;
  constructor(file: {
    readonly name: string;
    readonly type: string;
    readonly content: AsyncIterable<string>;
  }) {
    this.name = file.name;
    this.type = file.type;
    this.content = file.content;
  }
}

/** Sends a file as a download. A client that disconnects is no error; every other fault is thrown. */
export async function sendFile(response: Response, { name, type, content }: StreamedFile): Promise<void> {
  response.set({
    'content-type': type,
    'content-disposition': `attachment; filename="${name}"`,
    'cache-control': 'no-store',
  });
  await pipeline(content, response).catch((error: unknown) => {
    if (!response.destroyed) throw error;
  });
}
