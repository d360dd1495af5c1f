/** What people write to the house, and what staff write about them. */

export const enquiries = [
  [
    'anniversary',
    'We marry ten years this spring. Can you hide a small gift in the bedroom before we arrive?',
  ],
  ['proposal', 'I would like to propose by the fire pit. What could you prepare, and how discreet are you?'],
  ['date-night', 'Is a single night possible on a Thursday? We have a babysitter until noon.'],
  ['birthday', 'My wife turns forty. Does the chef cook vegetarian food?'],
  ['just-because', 'Is the hot tub heated in January as well?'],
  ['anniversary', 'Do you allow a small dog? She sleeps all day.'],
  ['date-night', 'How far is it to the next train station, and can we be picked up there?'],
  ['birthday', 'We are three: would a cot fit into the bedroom?'],
] as const;

export const questions = [
  'Can we bring our dog?',
  'Is there wifi?',
  'When is check-in?',
  'What is your cancellation policy?',
  'Do you have parking?',
  'How does the hot tub work?',
  'Is there a washing machine?',
  'Can we smoke outside?',
  'How far are you from the city?',
  'Do you speak Spanish?',
] as const;

export const notes = [
  'Prefers a call to a mail. Very friendly on the telephone.',
  'Left the house spotless; welcome back any time.',
  'Nut allergy: tell the chef.',
  'Asked for a late check-out; agreed to noon this once.',
  'Gave us five stars and a photo of the fire pit. Asked whether we may use it: yes.',
  'Proposed here. She said yes. Send a card in a year.',
  'Broke a wine glass and told us at once. Nothing charged.',
] as const;

export const tags = ['vip', 'anniversary', 'returning', 'chef', 'local', 'press', 'gluten-free'] as const;

export const foundBy = ['A friend', 'Search engine', 'Instagram', 'A magazine', 'Drove past'] as const;

export const cities = [
  ['Atlanta', 'GA', '30309'],
  ['Decatur', 'GA', '30030'],
  ['Chattanooga', 'TN', '37402'],
  ['Greenville', 'SC', '29601'],
  ['Birmingham', 'AL', '35203'],
] as const;
