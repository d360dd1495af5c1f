import type { StayKind } from './feed-stay.rules.ts';

/**
 * How platforms mark blocked dates: Airbnb, Booking.com, VRBO and channel managers, in the languages that
 * their hosts use. Only whole words match, so that a guest called Bloch is a guest.
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

/**
 * Classifies the text of a feed's stay. Text that is not known as a block is a guest, so that no guest is
 * lost.
 */
export function stayKindOf(summary: string | null): StayKind {
  return summary !== null && blockTexts.some((text) => text.test(summary)) ? 'block' : 'reservation';
}
