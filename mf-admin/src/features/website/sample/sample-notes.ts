import type { SampleSection } from '@getaway/contracts/http/house-sections';
import { valueAt, type Content } from '../content/content.ts';

/** As long as the house is the sample. */
export const startNote =
  'This is the sample house. Start with your own name. Each part here then marks what’s still the sample’s, and you can clear all of it at once.';

/** What guests would see if a section still shows the sample house. The fields are listed below the note. */
const sampleNotes: Readonly<Record<SampleSection, string>> = {
  name: 'Change these, or keep what’s the same for yours:',
  contact: 'Guests would contact and pay the sample house. Change these, or remove what you don’t use:',
  home: 'Change what isn’t true for yours, remove what it doesn’t have, and keep the rest:',
  photos: 'Add your own photos, keep a drawing that fits, or remove what your house doesn’t have:',
  reviews:
    'These reviews are by the sample’s invented guests. Remove them, and show only what your own guests wrote.',
  'weekday-page':
    'Change what isn’t true for yours, or turn off “Show this page” above, which settles all of them:',
  answers:
    'The chat still gives the sample’s answers. Change or remove what isn’t true for your house, and keep the rest:',
  guide:
    'Guests read these sections on the page of their stay. Change what isn’t true for your house, remove what it doesn’t have, and keep the rest:',
  terms: 'Change what isn’t true for yours, or use a neutral text:',
  footer: 'These texts describe the sample. Change what isn’t true for your house:',
};

/** What guests would see of a section as the draft has it. A house may take no payments besides cards. */
export function noteOf(section: SampleSection, content: Content): string {
  const handles = valueAt(content, ['paymentHandles']);
  const paysByCard = section === 'contact' && Array.isArray(handles) && handles.length === 0;
  return paysByCard
    ? 'Guests would contact the sample house. Change these, or remove what you don’t use:'
    : sampleNotes[section];
}

/** Where only texts are left that fit most houses. Names the buttons that are there. */
export function commonNote(items: readonly { readonly removable?: unknown }[]): string {
  const others = items.some(({ removable }) => removable !== undefined) ? 'change or remove' : 'change';
  return `Most houses can leave these as they are. Press Keep beside what is true for yours, and ${others} the rest:`;
}

/** Before the note about photos, while there is a weekday page. */
export const filmNote =
  'The weekday page plays the sample’s film until you add your own, or a photo for its top.';
