import { openOwnStay } from '@getaway/contracts/http/find-stay';
import { callApi, type CallOptions } from '@getaway/web-kit/api-client';

/** The token of the stay that this browser has just booked or reserved. */
export async function askOwnStay(bookingReference: string, options: CallOptions = {}): Promise<string> {
  return (await callApi(openOwnStay, { body: { bookingReference }, ...options })).token;
}
