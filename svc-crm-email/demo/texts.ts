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

/** Saved filters of the list of guests. */
export const segments = [
  { name: 'Come back often', filters: { minStays: '2' } },
  { name: 'Chefs and gourmets', filters: { tags: 'chef' } },
  { name: 'Friends of the house', filters: { tags: 'vip' } },
] as const;

/** The first is sent, the second is scheduled, the third is a draft. */
export const campaigns = [
  {
    name: 'A quiet week',
    subject: 'A quiet week for two, {{ guest.firstName }}',
    previewText: 'Four nights in the middle of the week, and the fire is lit',
    body: '# A quiet week for two\n\nHello {{ guest.firstName }},\n\nThe middle of the week is the quietest time at {{ property.name }}: long breakfasts, the hot tub under the stars, and nobody else around.\n\n- Sleep in: check-out is never early.\n- Ask for the chef’s dinner; Wednesdays are the best days for it.\n\n[Button: See our dates]({{ links.booking }})',
    segment: 'everyone',
  },
  {
    name: 'Before the holidays',
    subject: 'Before the holidays get busy',
    previewText: 'Two nights away, while there are some left',
    body: '# Before the holidays get busy\n\nHello {{ guest.firstName }},\n\nA few weekends are still available. Choose yours before the calendar fills up.\n\n[Button: Choose your weekend]({{ links.booking }})',
    segment: 'never-stayed',
  },
  {
    name: 'Welcome back',
    subject: 'We kept your favorite chair by the fire',
    previewText: '',
    body: '# Welcome back\n\nHello {{ guest.firstName }},\n\nYou have been here before, so you know the way. Here is what is new since then:\n\n- ',
    segment: 'stayed',
  },
] as const;
