import type { ReactNode } from 'react';
import type { Step } from '../draft/booking-draft.ts';
import styles from './step-list.module.css';
import { steps } from './steps.ts';

interface StepListProps {
  current: Step;
  /** Steps behind the current one can be gone back to. */
  onChoose: (step: Step) => void;
  disabled: boolean;
}

export function StepList({ current, onChoose, disabled }: StepListProps): ReactNode {
  return (
    <ol role="list" className={styles.steps} aria-label="Steps">
      {steps.map(({ step, label }) => (
        <li
          key={step}
          className={styles.step}
          data-state={step < current ? 'done' : step === current ? 'current' : 'ahead'}
          aria-current={step === current ? 'step' : undefined}
        >
          {step < current ? (
            <button type="button" className={styles.mark} disabled={disabled} onClick={() => onChoose(step)}>
              <span className={styles.number}>{step}</span>
              {label}
            </button>
          ) : (
            <span className={styles.mark}>
              <span className={styles.number}>{step}</span>
              {label}
            </span>
          )}
        </li>
      ))}
    </ol>
  );
}
