import type { ReactNode } from 'react';
import { weekdayEscapeTexts } from '@getaway/property/house/weekday-escape';
import styles from './childcare.module.css';
import { SignupCall } from './signup-call.tsx';

const { title, steps, button } = weekdayEscapeTexts.steps;

export function Explainer(): ReactNode {
  return (
    <section className={styles.section} aria-labelledby="easy-title">
      <div className={styles.inner}>
        <h2 id="easy-title">{title}</h2>
        <ol role="list" className={styles.steps}>
          {steps.map(({ title: name, text }, index) => (
            <li key={name}>
              <span className={styles.number} aria-hidden="true">
                {index + 1}
              </span>
              <h3>{name}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
        <SignupCall>{button}</SignupCall>
      </div>
    </section>
  );
}
