import type { Topic } from '../topic.ts';
import { existingBookingTopics } from './existing-booking.ts';
import { personTopics, privacyTopics } from './person.ts';
import { troubleTopics } from './trouble.ts';

/**
 * What the assistant must not try to solve itself: a danger, a fault in the house, a booking that exists, a wish for a
 * person. These come before everything else, because the same words also appear in harmless questions.
 */
export const helpTopics: readonly Topic[] = [
  ...troubleTopics,
  ...privacyTopics,
  ...existingBookingTopics,
  ...personTopics,
];
