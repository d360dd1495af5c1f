import type { RequestHandler } from 'express';
import * as v from 'valibot';
import { addressesVariable, countVariable, variable } from '@getaway/service-kit/config';
import type { AnswerWhenAway, Proxy } from './proxy.ts';
import { serviceOf, type ServiceName } from './route-table.ts';

/** The environment of a server that passes calls on to the services. */
export const serviceAddressVariables = {
  BOOKING_URL: variable(addressesVariable, 'The address of svc-booking; several replicas, comma-separated'),
  CALENDAR_URL: variable(addressesVariable, 'The address of svc-calendar; several replicas, comma-separated'),
  CRM_EMAIL_URL: variable(
    addressesVariable,
    'The address of svc-crm-email; several replicas, comma-separated',
  ),
};

/** The environment of a server that takes bodies of everybody. */
export const bodyVariables = {
  BODY_TIMEOUT_MS: v.optional(
    variable(
      countVariable,
      'The milliseconds in which a request body must arrive; otherwise the answer is 408',
    ),
    '10000',
  ),
};

/** Signed by the card provider over its raw bytes. It has connections of its own, which no guest's call can take. */
const cardWebhook = { path: '/api/stripe/webhook', longestBytes: 1024 * 1024 };

interface ServiceAddresses {
  readonly BOOKING_URL: readonly string[];
  readonly CALENDAR_URL: readonly string[];
  readonly CRM_EMAIL_URL: readonly string[];
}

/** Passes each call to the service that the route table names; other paths go on to the next handler. */
export function serviceProxy(
  proxy: Proxy,
  addresses: ServiceAddresses,
  whenAway?: AnswerWhenAway,
): RequestHandler {
  const handlers: Readonly<Record<ServiceName, RequestHandler>> = {
    booking: proxy.to({ name: 'booking', urls: addresses.BOOKING_URL }, whenAway),
    calendar: proxy.to({ name: 'calendar', urls: addresses.CALENDAR_URL }, whenAway),
    'crm-email': proxy.to({ name: 'crm-email', urls: addresses.CRM_EMAIL_URL }, whenAway),
  };
  const webhook = proxy.to(
    { name: 'booking', urls: addresses.BOOKING_URL, longestBytes: cardWebhook.longestBytes },
    whenAway,
  );
  return (request, response, next) => {
    if (request.path === cardWebhook.path) return webhook(request, response, next);
    const service = serviceOf(request.path);
    return service === undefined ? next() : handlers[service](request, response, next);
  };
}
