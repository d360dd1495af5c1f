import { expect, test } from 'vitest';
import { stayKindOf } from './stay-kind.rules.ts';

test.each([
  ['Reserved', 'reservation'],
  ['Reserved - Dana Whitfield', 'reservation'],
  ['Réservée', 'reservation'],
  ['Réservé - Bloch', 'reservation'],
  ['Blockley, June', 'reservation'],
  ['Reservation: Ownerby', 'reservation'],
  ['Dana Whitfield', 'reservation'],
  ['', 'reservation'],
  [null, 'reservation'],
  ['Airbnb (Not available)', 'block'],
  ['Not available', 'block'],
  ['CLOSED - Not available', 'block'],
  ['Blocked', 'block'],
  ['BLOCKED (Guesty)', 'block'],
  ['Block', 'block'],
  ['Owner block', 'block'],
  ['Indisponible', 'block'],
  ['Bloquée', 'block'],
  ['Fermé', 'block'],
  ['Nicht verfügbar', 'block'],
  ['Unavailable', 'block'],
])('classifies %j as a %s', (summary, kind) => {
  expect(stayKindOf(summary)).toBe(kind);
});
