import type { StayKind } from './feed-stay.rules.ts';

/**
 * How platforms write 'nobody sleeps here, and nobody may book': Airbnb, Booking.com, VRBO and the channel managers, in
 * the languages that their hosts use. A word of its own, so that a guest called Bloch is a guest.
 */
const blockTexts = [
  /\bnot available\b/i,
  /\bunavailable\b/i,
  /^\s*closed\b/i,
  /\bblocked\b/i,
  /^\s*block\b/i,
  /\bowner\b/i,
  /\bmaintenance\b/i,
  /\bindisponible\b/i,
  /\bnon disponibile\b/i,
  /\bno disponible\b/i,
  /\bnicht verfügbar\b/i,
  /^\s*(?:bloqu(?:é|e|ée|ee|eado|eada)|fermée?|gesperrt|blockiert|geblockt|bloccato|bloqueado)(?!\p{L})/iu,
];

/** What a feed's text says of a stay. What is not known as a block is a guest: that never loses one. */
export function stayKindOf(summary: string | null): StayKind {
  return summary !== null && blockTexts.some((text) => text.test(summary)) ? 'block' : 'reservation';
}
