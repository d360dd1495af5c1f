import type { ReactNode } from 'react';
import { property } from '../../property.ts';

/** Where to write and call, as both legal pages end. */
export function ContactLines(): ReactNode {
  const { email, phone } = property.contact;
  const { line, town, state, postalCode } = property.address;
  return (
    <p>
      {property.name}, {line}, {town}, {state} {postalCode}
      <br />
      <a href={`mailto:${email}`}>{email}</a>
      <br />
      <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>
    </p>
  );
}
