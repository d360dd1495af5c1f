import { listAddOnServices, listPackages } from '@getaway/contracts/http/catalogue';
import { callApi } from '@getaway/web-kit/api-client';

/** What guests can book now beyond the nights; everything as long as nobody knows. */
export interface Offered {
  readonly packages: boolean;
  readonly anything: boolean;
}

/** Asks what guests can book now. Staff also get what is switched off. */
export async function askOffered(): Promise<Offered> {
  try {
    const [packages, services] = await Promise.all([callApi(listPackages), callApi(listAddOnServices)]);
    const arePackages = packages.some(({ isActive }) => isActive);
    return { packages: arePackages, anything: arePackages || services.some(({ isActive }) => isActive) };
  } catch {
    return { packages: true, anything: true };
  }
}
