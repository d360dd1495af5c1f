import type { ReactNode } from 'react';
import { readEmailSetup } from '@getaway/contracts/http/email-setup';
import { useQuery } from '@getaway/web-kit/swr.tsx';
import { PageNote } from '../ui/page-note.tsx';

/** That no email reaches anybody yet, although the list says 'Sent': the site keeps them until a mail server is connected. */
export function KeptEmailsNote(): ReactNode {
  const { data: mail } = useQuery(readEmailSetup);
  if (mail?.mode !== 'catcher') return null;
  return (
    <PageNote
      type="info"
      title="Emails don’t reach anybody yet. Until an email server is connected, your site keeps them and lists them as sent."
      {...(mail.catcherUrl && {
        action: (
          <a href={mail.catcherUrl} target="_blank" rel="noreferrer">
            Read Them
          </a>
        ),
      })}
    />
  );
}
