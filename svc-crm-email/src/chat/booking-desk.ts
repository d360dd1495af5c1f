import { checkAvailability, listUnavailableDates } from '@getaway/contracts/http/availability';
import type { Answer, Call } from '@getaway/contracts/http/call';
import {
  listAddOnServices,
  listPackages,
  type AddOnService,
  type StayPackage,
} from '@getaway/contracts/http/catalogue';
import { listPricing, readTaxRate, type PricingSetting } from '@getaway/contracts/http/pricing';
import type { Quote } from '@getaway/contracts/http/quote';
import { requestQuote } from '@getaway/contracts/http/request-quote';
import type { CalendarDate } from '@getaway/kernel/calendar-date';
import type { Stay } from '@getaway/kernel/stay';
import { createServiceClient, type InternalInput } from '@getaway/service-kit/http/internal-calls';
import type { Logger } from '@getaway/service-kit/logger';

/** The longest that a reply waits for one of its parts. */
const timeoutMs = 2_000;

/** What svc-booking tells everybody. `undefined`: it gave no answer in time, and nobody may guess one. */
export interface BookingDesk {
  isFree(stay: Stay): Promise<boolean | undefined>;
  /** With the card fee: what the wizard shows first. */
  quote(stay: Stay): Promise<Quote | undefined>;
  unavailableNights(): Promise<readonly CalendarDate[] | undefined>;
  services(): Promise<readonly AddOnService[] | undefined>;
  packages(): Promise<readonly StayPackage[] | undefined>;
  prices(): Promise<readonly PricingSetting[] | undefined>;
  /** A fraction. */
  taxRate(): Promise<number | undefined>;
}

export function createBookingDesk(options: { baseUrl: string; logger: Logger }): BookingDesk {
  const callService = createServiceClient({ baseUrl: options.baseUrl });
  const ask = async <C extends Call>(
    call: C,
    input: Omit<InternalInput<C>, 'timeoutMs'> = {},
  ): Promise<Answer<C> | undefined> => {
    const outcome = await callService(call, { ...input, timeoutMs });
    if (outcome.ok) return outcome.answer;
    options.logger.warn(
      { path: call.path, reason: outcome.reason },
      'svc-booking gave no answer to the assistant',
    );
    return undefined;
  };
  const dates = ({ checkIn, checkOut }: Stay) => ({ checkInDate: checkIn, checkOutDate: checkOut });
  return {
    isFree: async (stay) => (await ask(checkAvailability, { body: dates(stay) }))?.available,
    quote: (stay) => ask(requestQuote, { body: dates(stay) }),
    unavailableNights: async () => (await ask(listUnavailableDates))?.unavailableDates,
    services: () => ask(listAddOnServices),
    packages: () => ask(listPackages),
    prices: () => ask(listPricing),
    taxRate: async () => (await ask(readTaxRate))?.rate,
  };
}
