import type { ReactNode } from 'react';
import type { Answer } from '@getaway/contracts/http/call';
import type { previewCampaign } from '@getaway/contracts/http/newsletter-campaigns';
import styles from './inbox-line.module.css';

interface InboxLineProps {
  email: Pick<Answer<typeof previewCampaign>, 'sender' | 'subject' | 'previewText'>;
}

/** A campaign as an inbox lists it: its sender, its subject, and its preview text in gray. */
export function InboxLine({ email: { sender = '', subject, previewText = '' } }: InboxLineProps): ReactNode {
  return (
    <section className={styles.inbox} aria-label="In the inbox">
      {sender !== '' && <p className={styles.sender}>{sender}</p>}
      <p>{subject}</p>
      {previewText !== '' && <p className={styles.preview}>{previewText}</p>}
    </section>
  );
}
