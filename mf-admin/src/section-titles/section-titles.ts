import type { SampleSection } from '@getaway/contracts/http/house-sections';

/** How the page Website calls the sections that can show the sample house. */
export const sectionTitles: Readonly<Record<SampleSection, string>> = {
  name: 'Name & Place',
  contact: 'Contact & Payment',
  home: 'Home Page',
  photos: 'Photos',
  reviews: 'Reviews',
  'weekday-page': 'Weekday Page',
  answers: 'Questions & Answers',
  guide: 'House Guide',
  terms: 'House Rules & Terms',
  footer: 'Footer & Error Page',
};
