import { useState, type ReactNode } from 'react';
import { RedoOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { readEmailDelivery, retryFailedSends } from '@getaway/contracts/http/email-delivery';
import { listEmailSends } from '@getaway/contracts/http/email-sends';
import { useQuery } from '@getaway/web-kit/swr.tsx';
import { useMutation } from '../../../actions/use-mutation.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { counted } from '../sequence-words.ts';

const refresh = [listEmailSends, readEmailDelivery];

/** Tries every failed email again, where there are any that would not come too late. */
export function RetryAll(): ReactNode {
  const { data } = useQuery(readEmailDelivery);
  const [asking, setAsking] = useState(false);
  const { run, pending } = useMutation(retryFailedSends, {
    done: ({ retried }) => ({ title: `${counted(retried, 'email')} will be retried` }),
    failed: 'Failed to retry emails',
    refresh,
  });
  const retry = async (): Promise<void> => {
    if ((await run({}))?.ok) setAsking(false);
  };
  const retryable = data?.retryable ?? 0;
  if (retryable === 0 && !asking) return null;
  return (
    <>
      <Button icon={<RedoOutlined aria-hidden />} onClick={() => setAsking(true)}>
        Retry All Failed ({retryable.toLocaleString('en-US')})
      </Button>
      <ConfirmDialog
        open={asking}
        title={`Send ${counted(retryable, 'failed email')} again?`}
        confirm="Retry All"
        danger={false}
        pending={pending}
        onConfirm={() => void retry()}
        onCancel={() => setAsking(false)}
      >
        <p>
          Each goes to its original recipient. Emails that are now too late, such as those about a past stay,
          are left out; you can still retry them one by one.
        </p>
      </ConfirmDialog>
    </>
  );
}
