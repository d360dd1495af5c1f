import { oneOf, type RandomInt } from './random-int.ts';

/** Somebody who books, with whom they come. Addresses are of domains that nobody can own (RFC 2606). */
export interface Couple {
  readonly firstName: string;
  readonly lastName: string;
  readonly partnerFirstName: string;
  readonly email: string;
  readonly phone: string;
}

const firstNames =
  'Ava Noah Maya Liam Zoe Ethan Ruth Omar Iris Felix Nadia Caleb Elena Marcus Priya Jonah Sofia Theo Amara Silas Leila Hugo Grace Dante Mina Oscar Clara Rafael June Kofi Hannah Mateo Esther Andre Lucia Simon Tessa Malik Vera Julian Naomi Peter Alma Devon Ines Wyatt Rosa Elias Freya Samuel'.split(
    ' ',
  );
const lastNames =
  'Okafor Bennett Ramirez Lindqvist Patel Harrison Nakamura Sullivan Oyelaran Castellano Whitfield Novak Abernathy Dubois Hassan Kowalski Marchetti Brooks Ferreira Lindgren Osei Calloway Petrov Underwood Vasquez Thorne Iyer Beaumont Salazar Winslow Adeyemi Fitzgerald Moreau Castro Holloway Sato Delgado Penrose Varga Rosenthal'.split(
    ' ',
  );

/** A couple that nobody else is: `place` is in their address. */
export function makeCouple(randomInt: RandomInt, place: number): Couple {
  const firstName = oneOf(randomInt, firstNames);
  const lastName = oneOf(randomInt, lastNames);
  const domain = oneOf(randomInt, ['example.com', 'example.org', 'example.net']);
  return {
    firstName,
    lastName,
    partnerFirstName: oneOf(randomInt, firstNames),
    email: `${firstName}.${lastName}${place}@${domain}`.toLowerCase(),
    // 555-01xx is kept free for stories.
    phone: `${oneOf(randomInt, ['404', '470', '678', '770'])} 555 01${String(randomInt(100)).padStart(2, '0')}`,
  };
}
