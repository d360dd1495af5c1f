/** The JetStream stream with all events (architecture page, 'Events'). */
export const streamName = 'GETAWAY';

export const streamSubjects = [
  'booking.*',
  'dates.*',
  'payment.*',
  'external_nights.*',
  'calendar.*',
  'newsletter.*',
  'guest.*',
  'session.*',
  'stay.*',
  'house.*',
] as const;

export const streamMaxAgeDays = 30;
