/** The house's facts as built in: plain data, so that no schema is loaded for them. */
export { property } from '@getaway/property/house/facts';
