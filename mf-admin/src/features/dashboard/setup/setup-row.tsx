import type { ReactNode } from 'react';
import { Button } from 'antd';
import { CheckCircleFilled, ClockCircleOutlined, MinusCircleOutlined } from '@ant-design/icons';
import { markSetupStep, readSetup, type SetupMark, type SetupStep } from '@getaway/contracts/http/setup';
import { useAction } from '../../../actions/use-action.ts';
import styles from './setup.module.css';
import type { SetupFacts, StepProgress, StepState } from './setup-steps.ts';
import { StepBody } from './step-body.tsx';

const titles: Readonly<Record<SetupStep, string>> = {
  password: 'Choose your own password',
  property: 'Describe your house',
  prices: 'Set your prices',
  payments: 'Take real payments',
  mail: 'Send real mails',
  calendars: 'Connect your other calendars',
  legal: 'Read your legal pages',
};

/** The steps that only their host can call done. */
const saidByHost: readonly SetupStep[] = ['property', 'prices', 'payments', 'mail', 'legal'];

const texts = { failed: 'Failed to mark the step', refresh: [readSetup] } as const;

/** One step: what it is for, what to do, and how far it is. */
export function SetupRow({
  progress: { step, state },
  facts,
}: {
  progress: StepProgress;
  facts: SetupFacts;
}): ReactNode {
  const { pending, run } = useAction(markSetupStep, texts);
  const mark = (value: SetupMark | null): void => void run({ params: { step }, body: { mark: value } });
  const isSettled = state === 'known' || state === 'done' || state === 'skipped';
  const title = titles[step];
  return (
    <li className={styles.step}>
      <StateIcon state={state} />
      <div className={styles.text}>
        <h4 className={isSettled ? styles.settled : styles.title}>
          {title}
          <span className={styles.state}>{stateWords[state]}</span>
        </h4>
        {!isSettled && <StepBody step={step} state={state} facts={facts} />}
      </div>
      <div className={styles.marks}>
        {isSettled && state !== 'known' && (
          <Button
            type="link"
            size="small"
            loading={pending}
            aria-label={`Undo: ${title}`}
            onClick={() => mark(null)}
          >
            Undo
          </Button>
        )}
        {!isSettled && saidByHost.includes(step) && (
          <Button
            size="small"
            loading={pending}
            aria-label={`Mark as done: ${title}`}
            onClick={() => mark('done')}
          >
            Mark as Done
          </Button>
        )}
        {!isSettled && (
          <Button
            type="text"
            size="small"
            disabled={pending}
            aria-label={`Skip: ${title}`}
            onClick={() => mark('skipped')}
          >
            Skip
          </Button>
        )}
      </div>
    </li>
  );
}

const stateWords: Readonly<Record<StepState, string>> = {
  known: 'Done',
  done: 'Done',
  skipped: 'Skipped',
  open: 'Open',
  unknown: 'Could not be checked',
  loading: 'Being checked',
};

/** The word beside it says the same. */
function StateIcon({ state }: { state: StepState }): ReactNode {
  if (state === 'known' || state === 'done')
    return <CheckCircleFilled className={styles.isDone} aria-hidden />;
  if (state === 'skipped') return <MinusCircleOutlined className={styles.isSkipped} aria-hidden />;
  return <ClockCircleOutlined className={styles.isOpen} aria-hidden />;
}
