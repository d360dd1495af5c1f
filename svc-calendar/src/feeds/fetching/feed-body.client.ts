import type { IncomingMessage } from 'node:http';
import { pipeline, type Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';

/** The largest body that is read, both compressed and decompressed. */
export const largestBody = 5 * 1024 * 1024;

export class TooLargeError extends Error {
  override readonly name = 'TooLargeError';
}

/**
 * Reads and decompresses a body as a stream and stops beyond `largestBody`, so that a gzip bomb never
 * unfolds.
 */
export async function readBody(response: IncomingMessage): Promise<Buffer> {
  if (Number(response.headers['content-length'] ?? 0) > largestBody) throw new TooLargeError();
  const pieces: Buffer[] = [];
  let size = 0;
  for await (const piece of unpacked(response) as AsyncIterable<Buffer>) {
    size += piece.length;
    if (size > largestBody) throw new TooLargeError();
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}

function unpacked(response: IncomingMessage): Readable {
  const unpack = unpackerOf(response.headers['content-encoding']?.trim().toLowerCase());
  // The pipeline passes an error on either side to its consumer.
  return unpack ? pipeline(response, unpack, () => undefined) : response;
}

function unpackerOf(encoding: string | undefined) {
  switch (encoding) {
    case undefined:
    case '':
    case 'identity':
      return undefined;
    case 'gzip':
    case 'x-gzip':
      return createGunzip();
    case 'deflate':
      return createInflate();
    case 'br':
      return createBrotliDecompress();
    default:
      throw new Error('unexpected content encoding');
  }
}
