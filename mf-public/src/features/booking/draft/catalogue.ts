import type { AddOnService, readPackage } from '@getaway/contracts/http/catalogue';
import type { Answer } from '@getaway/contracts/http/call';

export type OfferedPackage = Answer<typeof readPackage>;

export interface Catalogue {
  services: readonly AddOnService[];
  packages: readonly OfferedPackage[];
}
