import { useState, type ReactNode } from 'react';
import { RedoOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { readEmailDelivery } from '@getaway/contracts/http/email-delivery';
import {
  listEmailSends,
  mostRetriedAtOnce,
  retryEmailSends,
  type EmailSend,
} from '@getaway/contracts/http/email-sends';
import type { Answer } from '@getaway/contracts/http/call';
import type { ToastMessage } from '@getaway/web-kit/toast/toast-message';
import { useMutation } from '../../../actions/use-mutation.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { counted } from '../sequence-words.ts';

const refresh = [listEmailSends, readEmailDelivery];

function doneInWords({ retried, leftOut }: Answer<typeof retryEmailSends>): ToastMessage {
  const title = `${counted(retried, 'email')} will be retried`;
  if (leftOut === 0) return { title };
  return {
    title,
    description: `${counted(leftOut, 'email')} can no longer be retried and ${leftOut === 1 ? 'was' : 'were'} left out.`,
  };
}

interface RetrySelectedProps {
  /** Failed emails. */
  chosen: readonly EmailSend[];
  onDone: () => void;
}

/** Tries chosen failed emails again, after it said how many. */
export function RetrySelected({ chosen, onDone }: RetrySelectedProps): ReactNode {
  const [asking, setAsking] = useState(false);
  const { run, pending } = useMutation(retryEmailSends, {
    done: doneInWords,
    failed: 'Failed to retry emails',
    refresh,
  });
  const retry = async (): Promise<void> => {
    const ids = chosen.slice(0, mostRetriedAtOnce).map(({ id }) => id);
    if (!(await run({ body: { ids } }))?.ok) return;
    setAsking(false);
    onDone();
  };
  if (chosen.length === 0 && !asking) return null;
  return (
    <>
      <Button type="primary" icon={<RedoOutlined aria-hidden />} onClick={() => setAsking(true)}>
        Retry Selected ({chosen.length})
      </Button>
      <ConfirmDialog
        open={asking}
        title={`Send ${counted(chosen.length, 'failed email')} again?`}
        confirm="Retry Selected"
        danger={false}
        pending={pending}
        onConfirm={() => void retry()}
        onCancel={() => setAsking(false)}
      >
        <p>Each goes to its original recipient, even if it’s late by now.</p>
      </ConfirmDialog>
    </>
  );
}
