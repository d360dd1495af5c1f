import useSWR from 'swr';
import { listAddOnServices, listPackages, readPackage } from '@getaway/contracts/http/catalogue';
import { callApi } from '@getaway/web-kit/api-client';
import type { Catalogue } from '../draft/catalogue.ts';

export type CatalogueState =
  | { status: 'loading' }
  | { status: 'failed'; tryAgain: () => void }
  | { status: 'ready'; catalogue: Catalogue };

/** The service that is featured first (spec page 1, section 2). */
export function isFeatured({ name }: { name: string }): boolean {
  return name === 'Romance Package';
}

/** Whether there may be anything to choose: not once the offers have been read and there are none. */
export function mayHaveAddOns(state: CatalogueState): boolean {
  return state.status !== 'ready' || Object.values(state.catalogue).some(({ length }) => length > 0);
}

/** The services and packages on offer; each package with the names of what it includes. */
export function useCatalogue(): CatalogueState {
  const { data, error, mutate } = useSWR<Catalogue, Error>('catalogue', readCatalogue);
  if (data) return { status: 'ready', catalogue: data };
  if (error) return { status: 'failed', tryAgain: () => void mutate() };
  return { status: 'loading' };
}

async function readCatalogue(): Promise<Catalogue> {
  const [services, packages] = await Promise.all([callApi(listAddOnServices), callApi(listPackages)]);
  const details = await Promise.all(packages.map(({ id }) => callApi(readPackage, { params: { id } })));
  const rank = (offer: { name: string }) => (isFeatured(offer) ? 0 : 1);
  return {
    services: services.filter(({ isActive }) => isActive).toSorted((a, b) => rank(a) - rank(b)),
    packages: details.filter(({ isActive }) => isActive).toSorted((a, b) => rank(a) - rank(b)),
  };
}
