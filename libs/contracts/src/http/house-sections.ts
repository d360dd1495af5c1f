import * as v from 'valibot';

/** The sections of the page Website that can still show the sample house, in the order of that page. */
export const sampleSections = [
  'name',
  'contact',
  'home',
  'weekday-page',
  'photos',
  'reviews',
  'answers',
  'guide',
  'terms',
  'footer',
] as const;

export type SampleSection = (typeof sampleSections)[number];

/** Empty for a house with the sample's own name: it is the sample, and is not compared with itself. */
export const fromSampleSchema = v.array(v.picklist(sampleSections));
