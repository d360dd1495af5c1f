/** Messages that people send to the host, and notes that staff write about guests. */

export const enquiries = [
  [
    'anniversary',
    'It’s our tenth anniversary this spring. Could you hide a small gift in the bedroom before we arrive?',
  ],
  ['proposal', 'I’d like to propose by the fire pit. What could you set up, and can you keep it a secret?'],
  ['date-night', 'Can we book just one Thursday night? We have a babysitter until noon the next day.'],
  ['birthday', 'My wife is turning forty. Can the chef cook a vegetarian dinner?'],
  ['just-because', 'Is the hot tub heated in January as well?'],
  ['anniversary', 'Do you allow a small dog? She sleeps all day.'],
  ['date-night', 'How far is the nearest train station, and could someone pick us up?'],
  ['birthday', 'We’d like to bring our baby. Is there room for a crib in the bedroom?'],
] as const;

/** What staff answer to messages. */
export const answers = [
  'Thank you for asking! Yes, we can arrange that. Tell us your dates and we’ll prepare everything.',
  'That works. Pick your dates on the site and add a note to your booking, and we’ll take care of the rest.',
  'Good question. We’ve checked with the team and will have it ready for you. Anything else we can do?',
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
  'Prefers phone calls to email. Very friendly.',
  'Left the house spotless. Welcome back anytime.',
  'Nut allergy: tell the chef.',
  'Asked for a late check-out. Agreed to noon, just this once.',
  'Gave us five stars and sent a photo of the fire pit. We may use it.',
  'Proposed here, and she said yes! Send a card on their anniversary.',
  'Broke a wine glass and told us right away. No charge.',
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
