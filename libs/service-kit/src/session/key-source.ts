import { createPublicKey } from 'node:crypto';
import * as v from 'valibot';
import { minuteMs, secondMs, type Clock } from '@getaway/kernel/instant';
import type { PublicSessionKey } from './token.ts';

/** Finds a public key (PEM) by its `kid`; undefined when it was not issued. */
export type KeySource = (kid: string) => Promise<string | undefined>;

const keySetSchema = v.object({
  keys: v.array(
    v.looseObject({
      kid: v.string(),
      kty: v.literal('EC'),
      crv: v.literal('P-256'),
      x: v.string(),
      y: v.string(),
    }),
  ),
});

const freshForMs = 10 * minuteMs;
const retryAfterMs = 5 * secondMs;

/** The keys of the service that issues sessions itself. */
export function ownKeys(keys: readonly PublicSessionKey[]): KeySource {
  const pems = new Map(keys.map((key) => [key.kid, toPem(key)]));
  return async (kid) => pems.get(kid);
}

/**
 * svc-booking's published keys, cached: they keep working while it is down, and an unknown `kid` causes
 * another request.
 */
export function publishedKeys(address: string, now: Clock): KeySource {
  let pems = new Map<string, string>();
  let askedAt = Number.NEGATIVE_INFINITY;
  let asking: Promise<void> | undefined;
  const ask = async (): Promise<void> => {
    const response = await fetch(address, { signal: AbortSignal.timeout(2_000) });
    if (!response.ok) throw new Error(`key set: ${response.status}`);
    const { keys } = v.parse(keySetSchema, await response.json());
    pems = new Map(keys.map((key) => [key.kid, toPem(key)]));
  };
  /** Concurrent callers share one request for the keys. */
  const refresh = (): Promise<void> => {
    asking ??= ask().finally(() => {
      askedAt = now().getTime();
      asking = undefined;
    });
    return asking;
  };
  return async (kid) => {
    const age = now().getTime() - askedAt;
    const isDue = pems.size === 0 || age > freshForMs || (!pems.has(kid) && age > retryAfterMs);
    if (isDue || (asking && !pems.has(kid))) {
      // Cached keys are used while the issuer is unavailable. Without any, the caller gets that error.
      await refresh().catch((error: unknown) => {
        if (pems.size === 0) throw error;
      });
    }
    return pems.get(kid);
  };
}

function toPem(key: { kty?: string; crv?: string; x?: string; y?: string }): string {
  const { kty, crv, x, y } = key;
  return createPublicKey({ key: { kty, crv, x, y } as PublicSessionKey, format: 'jwk' })
    .export({ type: 'spki', format: 'pem' })
    .toString();
}
