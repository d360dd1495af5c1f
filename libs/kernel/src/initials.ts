/** The initials of an unknown guest. */
export const nobody = 'EXT';

/** Words that platforms write around a name or instead of one, without accents. */
const wordsAroundNames = new Set([
  ...['booking', 'bookings', 'booked', 'reservation', 'reservations', 'reserved', 'stay', 'guest', 'guests'],
  ...['blocked', 'closed', 'not', 'available', 'unavailable', 'calendar', 'com', 'ext'],
  ...['airbnb', 'vrbo', 'homeaway', 'abritel', 'lodgify', 'guesty', 'smoobu', 'expedia'],
  ...['reserve', 'reservee', 'sejour', 'voyageur', 'voyageurs', 'invite', 'invitee'],
  ...['bloque', 'bloquee', 'ferme', 'non', 'disponible', 'indisponible'],
]);

/** Words that precede a name: 'Reservation for Ada', 'Réservation de Jean'. Names may contain them later. */
const wordsBeforeNames = new Set(['for', 'of', 'by', 'from', 'with', 'the', 'de', 'du', 'pour', 'par']);

const letters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * The two letters that replace an external guest's name (spec page 2, 'Detail panel'): the initials of the
 * first two words, the first two letters of a single word, or 'EXT'. Words that platforms add, digits and
 * symbols are ignored; hyphens and apostrophes do not split a name. The function is idempotent.
 */
export function guestInitials(name: string): string {
  const words = wordsOf(name);
  const start = words.findIndex((word, at) => !wordsBeforeNames.has(fold(word)) || at === words.length - 1);
  const [first, second] = words.slice(Math.max(start, 0));
  if (first === undefined) return nobody;
  const initials =
    second === undefined ? lettersOf(first).slice(0, 2) : [lettersOf(first)[0], lettersOf(second)[0]];
  return initials.join('');
}

function wordsOf(name: string): string[] {
  return name
    .normalize('NFC')
    .split(/[^\p{L}\p{M}'’\p{Pd}]+/u)
    .map((word) =>
      word
        .split(/\p{Pd}/u)
        .map((part) => part.replace(/['’]/g, ''))
        .filter((part) => !wordsAroundNames.has(fold(part)))
        .join(''),
    )
    .filter((word) => /\p{L}/u.test(word));
}

function lettersOf(word: string): string[] {
  return [...letters.segment(word.toUpperCase())]
    .map(({ segment }) => segment)
    .filter((each) => /\p{L}/u.test(each));
}

function fold(word: string): string {
  return word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
