import { Fragment, type ReactNode } from 'react';
import { property } from '../../property.ts';
import { PhoneLink } from '../../ui/phone-link.tsx';

const { addressLine, contact, policies } = property;
const { email, phone } = contact;
const { responsible } = policies;

/** Where to write and call, as both legal pages end, and who answers for the house where the host says so. */
export function ContactLines(): ReactNode {
  const answers = responsible ? [`Responsible: ${responsible.name}`, responsible.note] : [];
  return (
    <p>
      {property.name}, {addressLine}
      <br />
      {answers.map(
        (line) =>
          line && (
            <Fragment key={line}>
              {line}
              <br />
            </Fragment>
          ),
      )}
      <a href={`mailto:${email}`}>{email}</a>
      <br />
      <PhoneLink phone={phone} />
    </p>
  );
}
