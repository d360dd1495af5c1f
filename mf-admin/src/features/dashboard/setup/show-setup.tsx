import type { ReactNode } from 'react';
import { Button } from 'antd';
import { hideSetup, readSetup } from '@getaway/contracts/http/setup';
import { useMutation } from '../../../actions/use-mutation.ts';

const texts = { failed: 'Failed to show the checklist', refresh: [readSetup] } as const;

/** Brings a checklist back that was put away with steps open. */
export function ShowSetup({ open }: { open: number }): ReactNode {
  const { pending, run } = useMutation(hideSetup, texts);
  return (
    <Button loading={pending} onClick={() => void run({ body: { isHidden: false } })}>
      Show Setup Checklist ({open} open)
    </Button>
  );
}
