import { useState, type ReactNode } from 'react';
import { Button } from 'antd';
import { hideSetup, readSetup, type SetupStep } from '@getaway/contracts/http/setup';
import { useMutation } from '../../../actions/use-mutation.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { SetupRow } from './setup-row.tsx';
import styles from './setup.module.css';
import { settledInWords, waits } from './setup-steps.ts';
import type { SetupProgress } from './use-setup.ts';

const texts = { failed: 'Failed to hide the checklist', refresh: [readSetup] } as const;

/** What a new host goes through once. Gone when all of it is done. */
export function SetupPanel({ facts, progress }: SetupProgress): ReactNode {
  const [asking, setAsking] = useState(false);
  const { pending, run } = useMutation(hideSetup, texts);
  // The first that waits is unfolded until somebody chooses otherwise.
  const [chosen, setChosen] = useState<SetupStep | null>();
  const next = progress.find(({ state }) => waits(state))?.step;
  const unfolded = chosen === undefined ? next : chosen;
  return (
    <div className={styles.checklist}>
      <Panel
        title="Set Up Your Site"
        note={`${settledInWords(progress)}. Each takes a few minutes; do them in any order.`}
        actions={
          <Button size="small" onClick={() => setAsking(true)}>
            Hide Checklist
          </Button>
        }
      >
        <ol className={styles.steps}>
          {progress.map((each) => (
            <SetupRow
              key={each.step}
              progress={each}
              facts={facts}
              isUnfolded={each.step === unfolded}
              onToggle={() => setChosen(each.step === unfolded ? null : each.step)}
              onMarked={() => setChosen(undefined)}
            />
          ))}
        </ol>
        <ConfirmDialog
          open={asking}
          title="Hide the checklist?"
          confirm="Hide"
          cancel="Keep It"
          pending={pending}
          onConfirm={() => void run({ body: { isHidden: true } }).then(() => setAsking(false))}
          onCancel={() => setAsking(false)}
        >
          Unfinished steps stay open. You can show the list again from the top of this page.
        </ConfirmDialog>
      </Panel>
    </div>
  );
}
