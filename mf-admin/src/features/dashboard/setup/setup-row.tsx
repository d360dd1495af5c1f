import { useId, type ReactNode } from 'react';
import { Button } from 'antd';
import { CheckCircleFilled, ClockCircleOutlined, MinusCircleOutlined } from '@ant-design/icons';
import { markSetupStep, readSetup, type SetupMark, type SetupStep } from '@getaway/contracts/http/setup';
import { useMutation } from '../../../actions/use-mutation.ts';
import styles from './setup.module.css';
import { waits, type SetupFacts, type StepProgress, type StepState } from './setup-steps.ts';
import { StepBody } from './step-body.tsx';
import { stepTitles } from './step-titles.ts';

/** The buttons of the steps that only their host can call done. */
const doneWords: Readonly<Partial<Record<SetupStep, string>>> = {
  property: 'Mark as Done',
  prices: 'Mark as Done',
  payments: 'Mark as Done',
  mail: 'Mark as Done',
  calendars: 'I Don’t List Anywhere Else',
  legal: 'These Are Right',
};

const texts = { failed: 'Failed to mark the step', refresh: [readSetup] } as const;

interface SetupRowProps {
  progress: StepProgress;
  facts: SetupFacts;
  isUnfolded: boolean;
  onToggle: () => void;
  /** Before the request. */
  onMark: () => void;
  onMarked: () => void;
}

/** One step: what it is for, what to do, and how far it is. A settled one can be looked at again. */
export function SetupRow(props: SetupRowProps): ReactNode {
  const { step, state, begun } = props.progress;
  const body = useId();
  const { pending, run } = useMutation(markSetupStep, texts);
  const mark = async (value: SetupMark | null): Promise<void> => {
    props.onMark();
    const outcome = await run({ params: { step }, body: { mark: value } });
    if (outcome?.ok) props.onMarked();
  };
  const title = stepTitles[step];
  const isOpen = waits(state);
  const { isUnfolded } = props;
  return (
    <li className={styles.step}>
      <StateIcon state={state} />
      <h4 className={isOpen ? styles.title : styles.settled}>
        <button type="button" aria-expanded={isUnfolded} aria-controls={body} onClick={props.onToggle}>
          {title}
        </button>
        <span className={styles.state}>
          {begun === undefined ? stateWords[state] : `In progress: ${begun}`}
        </span>
      </h4>
      <div className={styles.text} id={body} hidden={!isUnfolded}>
        {isUnfolded && <StepBody step={step} state={state} facts={props.facts} />}
        {isUnfolded && (isOpen || (state === 'skipped' && doneWords[step])) && (
          <div className={styles.marks}>
            {doneWords[step] && (
              <Button size="small" loading={pending} onClick={() => void mark('done')}>
                {doneWords[step]}
              </Button>
            )}
            {isOpen && (
              <Button type="text" size="small" disabled={pending} onClick={() => void mark('skipped')}>
                Skip for Now
              </Button>
            )}
          </div>
        )}
      </div>
      {!isOpen && state !== 'known' && (
        <Button
          type="link"
          size="small"
          loading={pending}
          aria-label={`${reopenWords(state)}: ${title}`}
          onClick={() => void mark(null)}
        >
          {reopenWords(state)}
        </Button>
      )}
    </li>
  );
}

const stateWords: Readonly<Record<StepState, string>> = {
  known: 'Done',
  done: 'Done',
  skipped: 'Skipped',
  open: 'To do',
  unknown: 'Couldn’t be checked',
  loading: 'Checking…',
};

/** What the button that opens a settled step again says. */
function reopenWords(state: StepState): string {
  return state === 'skipped' ? 'Do It Now' : 'Undo';
}

/** The word beside it says the same. */
function StateIcon({ state }: { state: StepState }): ReactNode {
  if (state === 'known' || state === 'done')
    return <CheckCircleFilled className={styles.isDone} aria-hidden />;
  if (state === 'skipped') return <MinusCircleOutlined className={styles.isSkipped} aria-hidden />;
  return <ClockCircleOutlined className={styles.isOpen} aria-hidden />;
}
