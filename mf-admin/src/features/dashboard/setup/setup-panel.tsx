import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Button } from 'antd';
import { hideSetup, readSetup, type SetupStep } from '@getaway/contracts/http/setup';
import { useMutation } from '../../../actions/use-mutation.ts';
import { ConfirmDialogOnDemand } from '../../../ui/confirm-dialog-on-demand.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { SetupRow } from './setup-row.tsx';
import { stepTitles } from './step-titles.ts';
import styles from './setup.module.css';
import { settledInWords, skippedSteps, waits, type SetupFacts, type StepProgress } from './setup-steps.ts';
import type { SetupProgress } from './use-setup.ts';

const texts = { failed: 'Failed to hide the checklist', refresh: [readSetup] } as const;

/** What a new host goes through once. When all of it is settled, it says so until the host hides it. */
export function SetupPanel({ facts, progress, open }: SetupProgress): ReactNode {
  const [asking, setAsking] = useState(false);
  const { pending, run } = useMutation(hideSetup, texts);
  const hide = (): void => void run({ body: { isHidden: true } }).then(() => setAsking(false));
  const box = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(open > 0);
  useEffect(() => {
    const isSettled = wasOpen.current && open === 0;
    wasOpen.current = open > 0;
    if (!isSettled) return;
    // The button of the last step went, and what the list says now is at its top.
    box.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, [open]);
  // The first that waits is unfolded until somebody chooses otherwise.
  const [chosen, setChosen] = useState<SetupStep | null>();
  const next = progress.find(({ state }) => waits(state))?.step;
  const unfolded = chosen === undefined ? next : chosen;
  const marked = useRef(false);
  useEffect(() => {
    if (!marked.current || unfolded === undefined) return;
    marked.current = false;
    // The button that was pressed went with its step: the next one takes the focus, and stays in view while the list folds.
    box.current?.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus();
  }, [unfolded]);
  return (
    <div ref={box} tabIndex={-1} className={styles.checklist}>
      <Panel
        title={open > 0 ? 'Set Up Your Site' : 'You’re Ready to Open'}
        note={
          open > 0
            ? `${settledInWords(progress)}. Each takes a few minutes; do them in any order.`
            : readyInWords(progress, facts)
        }
        actions={
          // With nothing open, there is nothing to ask about.
          <Button
            size="small"
            loading={pending && !asking}
            onClick={() => (open > 0 ? setAsking(true) : hide())}
          >
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
              onMark={() => {
                marked.current = true;
              }}
              onMarked={() => setChosen(undefined)}
            />
          ))}
        </ol>
        <ConfirmDialogOnDemand
          open={asking}
          title="Hide the checklist?"
          confirm="Hide"
          cancel="Keep It"
          pending={pending}
          onConfirm={hide}
          onCancel={() => setAsking(false)}
        >
          Unfinished steps stay open. You can show the list again from the top of this page.
        </ConfirmDialogOnDemand>
      </Panel>
    </div>
  );
}

/** What a host who has settled each step should know: what they skipped, and how to come back to it. */
function readyInWords(progress: readonly StepProgress[], { mail }: SetupFacts): string {
  const skipped = skippedSteps(progress);
  const isKeptHere = mail.status === 'ready' && mail.data.mode === 'catcher';
  if (isKeptHere && !skipped.includes('mail'))
    return `${skippedInWords(skipped)} Guests get no emails until a mail server is connected.`;
  return skippedInWords(skipped);
}

function skippedInWords(steps: readonly SetupStep[]): string {
  const skipped = steps.map((step) => `“${stepTitles[step]}”`);
  if (skipped.length === 0) return 'Every step is done. Guests can find and book your house.';
  return `Every step is settled. You skipped ${list.format(skipped)}: press Do It Now there before real guests come.`;
}

const list = new Intl.ListFormat('en-US');
