import type { ReactNode } from 'react';
import { Skeleton } from 'antd';
import { readEmailSend } from '@getaway/contracts/http/email-sends';
import { useQuery } from '@getaway/web-kit/swr.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { EmailFrame } from '../../../ui/email-frame.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { queryState } from '../../../ui/query-state.ts';

interface EmailDialogProps {
  open: boolean;
  id: string | undefined;
  onClose: () => void;
}

/** An email as it went out. */
export function EmailDialog({ open, id, onClose }: EmailDialogProps): ReactNode {
  return (
    <Dialog
      open={open}
      title="Email as sent"
      width={760}
      style={{ insetBlockStart: 'max(1rem, 7vh)' }}
      footer={null}
      onCancel={onClose}
      destroyOnHidden
    >
      {id !== undefined && <SentEmail id={id} />}
    </Dialog>
  );
}

function SentEmail({ id }: { id: string }): ReactNode {
  const state = queryState(useQuery(readEmailSend, { params: { id } }));
  switch (state.status) {
    case 'loading':
      return <Skeleton active />;
    case 'failed':
      return <LoadFailure title="Couldn’t load the email" onRetry={state.retry} />;
    case 'ready':
      return (
        <>
          <p>{state.data.subject}</p>
          <EmailFrame title={state.data.subject} html={state.data.html} view="pane" />
        </>
      );
    default:
      return state satisfies never;
  }
}
