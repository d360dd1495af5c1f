import { useState, type ReactNode } from 'react';
import { Skeleton } from 'antd';
import type { Answer, CallBody } from '@getaway/contracts/http/call';
import { previewEmail } from '@getaway/contracts/http/email-preview';
import { useQuery } from '@getaway/web-kit/swr.tsx';
import styles from './email-preview.module.css';
import { LoadFailure } from './load-failure.tsx';
import { queryState } from './query-state.ts';
import { useDebounced } from './use-debounced.ts';

/** What an act of staff would send. */
export type PreviewedAct = CallBody<typeof previewEmail>;

interface EmailPreviewProps {
  /** The email; or, as a sentence, why the guest gets none. */
  act: PreviewedAct | string;
  /** Tells two emails of one dialog apart. */
  label?: string;
}

const typingMs = 400;

/** The exact email that the guest gets for an act, collapsed; or why the guest gets none. */
export function EmailPreview({ act, label = 'Preview the email' }: EmailPreviewProps): ReactNode {
  const [open, setOpen] = useState(false);
  if (typeof act === 'string') return <p className={styles.none}>{act}</p>;
  return (
    <details className={styles.preview} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{label}</summary>
      {open && <Previewed act={act} />}
    </details>
  );
}

function Previewed({ act }: { act: PreviewedAct }): ReactNode {
  const { value: body } = useDebounced(act, typingMs);
  const state = queryState(useQuery(previewEmail, { body }));
  switch (state.status) {
    case 'loading':
      return <Skeleton active title={false} paragraph={{ rows: 3 }} />;
    case 'failed':
      return <LoadFailure title="Couldn’t load the email" onRetry={state.retry} />;
    case 'ready':
      return <Letter answer={state.data} />;
    default:
      return state satisfies never;
  }
}

function Letter({ answer: { to, email, whyNone } }: { answer: Answer<typeof previewEmail> }): ReactNode {
  if (email === null) return <p className={styles.none}>No email is sent: {whyNone}.</p>;
  return (
    <>
      <dl className={styles.head}>
        <div>
          <dt>To</dt>
          <dd>{to}</dd>
        </div>
        <div>
          <dt>Subject</dt>
          <dd>{email.subject}</dd>
        </div>
      </dl>
      {/* What it holds is data: nothing in it runs, opens, submits or reaches this page. */}
      <iframe className={styles.letter} title={`Email: ${email.subject}`} sandbox="" srcDoc={email.html} />
    </>
  );
}
