import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import * as v from 'valibot';
import type { AnySchema, Answer, Call, ParsedBody } from '@getaway/contracts/http/call';
import type { Logger } from '../logger.ts';
import { nameRequest, requestIdHeader } from './request-id.ts';

/** A public call that is so frequent that ordinary requests bypass the middleware. */
export interface FastPathCall<C extends Call & { readonly body: AnySchema }> {
  readonly call: C;
  /** Undefined passes the request to the whole application. */
  readonly answer: (body: ParsedBody<C>) => Promise<Answer<C> | undefined>;
}

export interface FastPathOptions {
  readonly allowedOrigins: readonly string[];
  readonly logger: Logger;
}

const longestBody = 2_048;

/** The headers that the application's middleware sets; a test compares them. */
const headers = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none';frame-ancestors 'none'",
  'content-type': 'application/json; charset=utf-8',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'SAMEORIGIN',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
};

/**
 * Serves one call in front of an application. Only plain, valid requests are answered here. Everything else,
 * including refusals and errors, is passed to the application, so that there is one set of rules.
 */
export function withFastPath<C extends Call & { readonly body: AnySchema }>(
  app: RequestListener,
  { call, answer }: FastPathCall<C>,
  { allowedOrigins, logger }: FastPathOptions,
): RequestListener {
  const origins = new Set(allowedOrigins);
  const isPlain = ({ method, url, headers: given }: IncomingMessage): boolean => {
    if (url !== call.path || method !== call.method) return false;
    if (given['content-type'] !== 'application/json' || given['content-encoding'] !== undefined) return false;
    const length = Number(given['content-length']);
    if (!(length > 0 && length <= longestBody)) return false;
    return given.cookie === undefined && (given.origin === undefined || origins.has(given.origin));
  };
  return (request, response) => {
    if (!isPlain(request)) return void app(request, response);
    const started = performance.now();
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = parseJson(Buffer.concat(chunks));
      const parsed = v.safeParse(call.body, body);
      const answering = parsed.success ? answer(parsed.output as ParsedBody<C>) : Promise.resolve(undefined);
      answering
        .catch(() => undefined)
        .then((content) => {
          if (content === undefined) return void app(Object.assign(request, { body }), response);
          request.routeName = call.path;
          send(request, response, JSON.stringify(content));
          const ms = Math.round(performance.now() - started);
          logger.info({ path: call.path, requestId: request.requestId, statusCode: 200, ms }, 'answered');
        })
        .catch((error: unknown) => logger.error({ err: error }, 'request failed'));
    });
  };
}

const fixedHeaders = Object.entries(headers).flat();

/** Writes all headers at once, because node:http merges separate `setHeader` calls one by one. */
function send(request: IncomingMessage, response: ServerResponse, text: string): void {
  const own = [requestIdHeader, nameRequest(request), 'content-length', String(Buffer.byteLength(text))];
  response.writeHead(200, [...fixedHeaders, ...own]).end(text);
}

/** Undefined for invalid JSON: the application then reports every field as missing. */
function parseJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    return undefined;
  }
}
