import type { RequestHandler } from 'express';
import { addressVariable } from '../config.ts';
import type { AnswerWhenAway, Proxy } from './proxy.ts';
import { serviceOf, type ServiceName } from './route-table.ts';

/** The environment of a server that passes calls on to the services. */
export const serviceAddressVariables = {
  BOOKING_URL: addressVariable,
  CALENDAR_URL: addressVariable,
  CRM_EMAIL_URL: addressVariable,
};

interface ServiceAddresses {
  readonly BOOKING_URL: string;
  readonly CALENDAR_URL: string;
  readonly CRM_EMAIL_URL: string;
}

/** Passes each call to the service that the route table names; other paths go on to the next handler. */
export function serviceProxy(
  proxy: Proxy,
  addresses: ServiceAddresses,
  whenAway?: AnswerWhenAway,
): RequestHandler {
  const handlers: Readonly<Record<ServiceName, RequestHandler>> = {
    booking: proxy.to({ name: 'booking', url: addresses.BOOKING_URL }, whenAway),
    calendar: proxy.to({ name: 'calendar', url: addresses.CALENDAR_URL }, whenAway),
    'crm-email': proxy.to({ name: 'crm-email', url: addresses.CRM_EMAIL_URL }, whenAway),
  };
  return (request, response, next) => {
    const service = serviceOf(request.path);
    return service === undefined ? next() : handlers[service](request, response, next);
  };
}
