import type { ReactNode } from 'react';
import { Button } from 'antd';
import { hideSetup, readSetup } from '@getaway/contracts/http/setup';
import { useMutation } from '../../../actions/use-mutation.ts';
import { skippedSteps, type StepProgress } from './setup-steps.ts';

const texts = { failed: 'Failed to show the checklist', refresh: [readSetup] } as const;

interface ShowSetupProps {
  open: number;
  progress: readonly StepProgress[];
}

/** Brings a checklist back that was put away with steps open or skipped. */
export function ShowSetup({ open, progress }: ShowSetupProps): ReactNode {
  const left = open > 0 ? `${open} open` : `${skippedSteps(progress).length} skipped`;
  const { pending, run } = useMutation(hideSetup, texts);
  return (
    <Button loading={pending} onClick={() => void run({ body: { isHidden: false } })}>
      Show Setup Checklist ({left})
    </Button>
  );
}
