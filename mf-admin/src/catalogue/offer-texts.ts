import type { Call } from '@getaway/contracts/http/call';
import { readSetup } from '@getaway/contracts/http/setup';
import { listAddOnServices, listPackages } from '@getaway/contracts/http/catalogue';

interface WriteTexts {
  readonly done: string;
  readonly failed: string;
  readonly refresh: readonly Call[];
}

export interface OfferTexts {
  readonly added: WriteTexts;
  readonly updated: WriteTexts;
}

// The setup names the offers that are still the sample's.
const ofPackages = [listPackages, readSetup];
const ofServices = [listAddOnServices, readSetup];

/** The toasts of writes to packages, and what is read again after them. */
export const packageTexts: OfferTexts = {
  added: { done: 'Package added successfully', failed: 'Failed to add package', refresh: ofPackages },
  updated: { done: 'Package updated successfully', failed: 'Failed to update package', refresh: ofPackages },
};

/** The toasts of writes to services, and what is read again after them. */
export const serviceTexts: OfferTexts = {
  added: { done: 'Service added successfully', failed: 'Failed to add service', refresh: ofServices },
  updated: { done: 'Service updated successfully', failed: 'Failed to update service', refresh: ofServices },
};
