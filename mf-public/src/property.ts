/** The house as built in: plain data, so that the landing page carries no schema. */
export { frameTexts, property } from '@getaway/property/house/facts';
