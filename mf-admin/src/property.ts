import facts from '@getaway/contracts/property.json';
import type { Property } from '@getaway/contracts/property';

/** The house's facts as built in: plain data, so that no schema is loaded for them. */
export const property: Property = facts;
