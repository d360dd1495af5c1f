import type { IncomingMessage } from 'node:http';
import express, { type RequestHandler } from 'express';
import { Problem, ProblemError } from '../problem.ts';

const jsonType = 'application/json';
/** Of a body that anyone can send. */
export const usualBodyBytes = 100 * 1_024;

const notJson = new Problem('unsupported-media-type', { detail: 'Send application/json' });
const utf8 = new TextDecoder();

/**
 * Parses JSON bodies and refuses all others, and longer ones with 413. Nearly every body is short, uncompressed UTF-8 of a known length
 * and is read here. Express's parser, which takes as long as all other middleware together, reads the rest.
 */
export function jsonBody(longestBytes = usualBodyBytes): RequestHandler {
  const parseAnyForm = express.json({ limit: longestBytes, type: () => true });
  return async (request, response, next) => {
    if (!hasBody(request)) return next();
    if (isPlain(request, longestBytes)) request.body = parseJson(await readText(request));
    else if (request.is(jsonType)) return parseAnyForm(request, response, next);
    else throw new ProblemError(notJson);
    next();
  };
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

function isPlain({ headers }: IncomingMessage, longestBytes: number): boolean {
  const isShort = Number(headers['content-length']) <= longestBytes;
  return isShort && headers['content-type'] === jsonType && headers['content-encoding'] === undefined;
}

/** Awaiting a promise keeps the context of the request: its write deadline and its span. */
function readText(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  return new Promise((resolve) => {
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => resolve(utf8.decode(chunks.length === 1 ? chunks[0] : Buffer.concat(chunks))));
  });
}

/** An object or array, as Express's parser requires. */
function parseJson(text: string): unknown {
  const body = parseOrUndefined(text);
  if (typeof body === 'object' && body !== null) return body;
  throw new ProblemError(new Problem('invalid-request', { detail: 'The body isn’t valid JSON' }));
}

function parseOrUndefined(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
