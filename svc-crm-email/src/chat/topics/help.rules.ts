import type { Topic } from '../topic.rules.ts';
import { existingBookingTopics } from './existing-booking.rules.ts';
import { personTopics, privacyTopics } from './person.rules.ts';
import { troubleTopics } from './trouble.rules.ts';

/**
 * What the assistant must not try to solve itself: a danger, a fault in the house, a booking that exists, a request for a
 * person. These come before everything else, because the same words also appear in harmless questions.
 */
export const helpTopics: readonly Topic[] = [
  ...troubleTopics,
  ...privacyTopics,
  ...existingBookingTopics,
  ...personTopics,
];
