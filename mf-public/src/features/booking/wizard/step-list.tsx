import type { ReactNode } from 'react';
import type { Step } from '../draft/booking-draft.ts';
import styles from './step-list.module.css';
import { stepsOf } from './steps.ts';

interface StepListProps {
  current: Step;
  hasAddOns: boolean;
  /** Steps behind the current one can be gone back to. */
  onChoose: (step: Step) => void;
  disabled: boolean;
}

export function StepList({ current, hasAddOns, onChoose, disabled }: StepListProps): ReactNode {
  return (
    <ol role="list" className={styles.steps} aria-label="Steps">
      {stepsOf(hasAddOns).map(({ step, label }, at) => (
        <li
          key={step}
          className={styles.step}
          data-state={step < current ? 'done' : step === current ? 'current' : 'ahead'}
          aria-current={step === current ? 'step' : undefined}
        >
          {step < current ? (
            <button type="button" className={styles.mark} disabled={disabled} onClick={() => onChoose(step)}>
              <span className={styles.number}>{at + 1}</span>
              {label}
            </button>
          ) : (
            <span className={styles.mark}>
              <span className={styles.number}>{at + 1}</span>
              {label}
            </span>
          )}
        </li>
      ))}
    </ol>
  );
}
