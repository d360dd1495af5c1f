import type { ReactNode } from 'react';
import { property } from '../property.ts';
import { PhoneLink } from './phone-link.tsx';
import styles from './needs-script.module.css';

const { email, phone } = property.contact;

interface NeedsScriptProps {
  /** Begins the sentence '… needs JavaScript'. */
  what: string;
}

/** Says to a browser without scripts why a prerendered part of a page does nothing, and what to do instead. */
export function NeedsScript({ what }: NeedsScriptProps): ReactNode {
  return (
    <noscript>
      <p className={styles.note}>
        {what} needs JavaScript. Please turn it on for this site, or contact us at{' '}
        <a href={`mailto:${email}`}>{email}</a> or <PhoneLink phone={phone} />.
      </p>
    </noscript>
  );
}
