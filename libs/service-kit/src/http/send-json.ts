import type { Response } from 'express';

/**
 * Sends an answer that no cache stores. `response.json` would also compute an ETag, which only a stored
 * answer needs. The edge compresses answers.
 */
export function sendUncachedJson(response: Response, status: number, answer: unknown): void {
  const text = JSON.stringify(answer);
  response.statusCode = status;
  response.setHeader('cache-control', 'no-store');
  response.setHeader('content-type', 'application/json; charset=utf-8');
  response.setHeader('content-length', Buffer.byteLength(text));
  response.end(text);
}
