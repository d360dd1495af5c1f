import http from 'node:http';
import https from 'node:https';
import { json } from 'node:stream/consumers';
import { readPublishedHouse } from '@getaway/contracts/http/internal-house';
import * as v from 'valibot';
import type { PublishedHouse } from './published-house.ts';

/** After this time without an answer, TCP probes whether the connection is still there. */
const keepAliveAfterMs = 30_000;

/**
 * Asks svc-booking for the published house; with `after`, the answer waits for a later version. Rejects without a usable
 * answer, and when the signal is aborted. Not with `fetch`, which wakes up twice a second while it waits.
 */
export async function askBooking(
  baseUrl: string,
  after: number | undefined,
  signal: AbortSignal,
): Promise<PublishedHouse> {
  const address = new URL(readPublishedHouse.path, baseUrl);
  if (after !== undefined) address.searchParams.set('after', String(after));
  const response = await get(address, signal);
  if (response.statusCode !== 200) {
    response.resume();
    throw new Error(`${address.host} answered ${response.statusCode}`);
  }
  return v.parse(readPublishedHouse.answer, await json(response));
}

function get(address: URL, signal: AbortSignal): Promise<http.IncomingMessage> {
  const { get: start } = address.protocol === 'https:' ? https : http;
  return new Promise((resolve, reject) => {
    const request = start(address, { signal }, resolve).once('error', reject);
    request.setSocketKeepAlive(true, keepAliveAfterMs);
  });
}
