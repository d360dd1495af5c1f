import facts from '@getaway/contracts/property.json';
import type { Property } from '@getaway/contracts/property';

/** The house's facts as built in: plain data, so that the landing page carries no schema. */
export const property: Property = facts;
