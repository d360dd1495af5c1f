import { checkAvailability, listUnavailableDates } from '@getaway/contracts/http/availability';
import type { Call } from '@getaway/contracts/http/call';
import { listAddOnServices, listPackages } from '@getaway/contracts/http/catalogue';
import { findFlexibleStays } from '@getaway/contracts/http/flexible-stays';
import { readNightRates } from '@getaway/contracts/http/night-rates';
import { readTaxRate } from '@getaway/contracts/http/pricing';
import { importRateFile, previewRateFile } from '@getaway/contracts/http/rate-files';
import { saveHouseDraft } from '@getaway/contracts/http/house-editing';
import { largestUploadBytes, uploadHouseFile } from '@getaway/contracts/http/house-files';
import { requestQuote } from '@getaway/contracts/http/request-quote';
import type { Request, RequestHandler } from 'express';
import * as v from 'valibot';
import { addressesVariable, countVariable, variable } from '@getaway/service-kit/config';
import { usualBodyBytes } from '@getaway/service-kit/http/json-body';
import type { AnswerWhenAway, Proxy } from './proxy.ts';
import { serviceOf, type ServiceName } from './route-table.ts';

/** The environment of a server that proxies calls to the services. */
export const serviceAddressVariables = {
  BOOKING_URL: variable(addressesVariable, 'The address of svc-booking, or of each replica, comma separated'),
  CALENDAR_URL: variable(
    addressesVariable,
    'The address of svc-calendar, or of each replica, comma separated',
  ),
  CRM_EMAIL_URL: variable(
    addressesVariable,
    'The address of svc-crm-email, or of each replica, comma separated',
  ),
};

/** The environment of a server that accepts bodies from anyone. */
export const bodyVariables = {
  BODY_TIMEOUT_MS: v.optional(
    variable(
      countVariable,
      'Milliseconds within which the body of a request has to arrive; a later one is answered with 408',
    ),
    '10000',
  ),
};

/**
 * Signed by the card provider over its raw bytes. It has separate connections, which guests' calls cannot use
 * up.
 */
const cardWebhook = { path: '/api/stripe/webhook', longestBytes: 1024 * 1024 };

/** What the booking page shows at once. A guest learns within seconds that it can't be had, and can try again. */
const quickReads: ReadonlySet<string> = new Set(
  [
    ...[
      listUnavailableDates,
      readNightRates,
      findFlexibleStays,
      listAddOnServices,
      listPackages,
      readTaxRate,
    ],
    ...[checkAvailability, requestQuote],
  ].map(({ path }) => path),
);

/** Calls of staff with bodies that are longer than those of others. svc-booking checks the session before it reads one. */
const longCalls = [saveHouseDraft, previewRateFile, importRateFile];

interface ServiceAddresses {
  readonly BOOKING_URL: readonly string[];
  readonly CALENDAR_URL: readonly string[];
  readonly CRM_EMAIL_URL: readonly string[];
}

/** Proxies each call to the service in the route table; other paths go to the next handler. */
export function serviceProxy(
  proxy: Proxy,
  addresses: ServiceAddresses,
  whenAway?: AnswerWhenAway,
): RequestHandler {
  const handlers: Readonly<Record<ServiceName, RequestHandler>> = {
    booking: proxy.to({ name: 'booking', urls: addresses.BOOKING_URL, quickReads }, whenAway),
    calendar: proxy.to({ name: 'calendar', urls: addresses.CALENDAR_URL }, whenAway),
    'crm-email': proxy.to({ name: 'crm-email', urls: addresses.CRM_EMAIL_URL }, whenAway),
  };
  const webhook = proxy.to(
    { name: 'booking', urls: addresses.BOOKING_URL, longestBytes: cardWebhook.longestBytes },
    whenAway,
  );
  const uploads = proxy.to(
    {
      name: 'booking',
      urls: addresses.BOOKING_URL,
      longestBytes: largestUploadBytes,
      streamsBodies: true,
    },
    whenAway,
  );
  const longBodies = longCalls.map(({ method, path, longestBodyBytes }) => ({
    ...{ method, path },
    pass: proxy.to(
      { name: 'booking', urls: addresses.BOOKING_URL, longestBytes: longestBodyBytes, streamsBodies: true },
      whenAway,
    ),
  }));
  return (request, response, next) => {
    if (request.path === cardWebhook.path) return webhook(request, response, next);
    if (isCall(request, uploadHouseFile)) return uploads(request, response, next);
    const long = isLong(request) ? longBodies.find((call) => isCall(request, call)) : undefined;
    if (long) return long.pass(request, response, next);
    const service = serviceOf(request.path);
    return service === undefined ? next() : handlers[service](request, response, next);
  };
}

function isLong({ headers }: Request): boolean {
  return Number(headers['content-length']) > usualBodyBytes;
}

function isCall({ method, path }: Request, call: Pick<Call, 'method' | 'path'>): boolean {
  return path === call.path && method === call.method;
}
