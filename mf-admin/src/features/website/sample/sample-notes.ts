import type { SampleSection } from '@getaway/contracts/http/house-sections';

/** What of a section still shows the sample house, and what that means for guests. */
export const sampleNotes: Readonly<Record<SampleSection, string>> = {
  name: 'The tagline, the street, or the place on the map is still the sample’s.',
  contact:
    'The email, phone number, social link, or a payment handle is still the sample’s. Guests would write, call, or pay there.',
  home: 'Some texts still describe the sample: the promise at the top, the reasons to come, the amenities, the concierge services, or the description for search engines.',
  photos:
    'Some pictures are still drawings of the sample. Add your own photos of House, Fireplace, Bedroom, and of each amenity with a picture. The weekday page plays the sample’s film until you add a photo for the top of that page or a film of your own.',
  reviews:
    'At least one review is by the sample’s invented guests. Remove it: show only what your own guests wrote.',
  'weekday-page': 'Some texts still describe what the sample offers on weekdays.',
  answers: 'The chat still gives some of the sample’s answers.',
  guide:
    'Some sections are still the sample’s, such as its WiFi or its parking. Guests read them on the page of their stay.',
  terms: 'The house rules or the text about liability still name what only the sample has.',
  footer: 'The error page or the words for the large picture still describe the sample.',
};
