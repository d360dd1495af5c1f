import { listPackages } from '@getaway/contracts/http/catalogue';
import { callApi } from '@getaway/web-kit/api-client';

/** Whether guests can book a package now; true as long as nobody knows. */
export async function arePackagesOffered(): Promise<boolean> {
  try {
    // Staff also get those that are switched off.
    return (await callApi(listPackages)).some(({ isActive }) => isActive);
  } catch {
    return true;
  }
}
