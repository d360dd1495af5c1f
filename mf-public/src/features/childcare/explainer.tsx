import type { ReactNode } from 'react';
import styles from './childcare.module.css';
import { SignupCall } from './signup-call.tsx';

const steps = [
  {
    title: 'Enter your email',
    text: 'You get an instant $50 promo code. It arrives in your mail within a minute.',
  },
  {
    title: 'Book a weekday',
    text: 'Monday-Thursday only. Apply the code when you pay, and save $50.',
  },
  {
    title: 'Call the babysitter',
    text: 'Use the savings for a babysitter, and leave the rest to us.',
  },
] as const;

export function Explainer(): ReactNode {
  return (
    <section className={styles.section} aria-labelledby="easy-title">
      <div className={styles.inner}>
        <h2 id="easy-title">So easy</h2>
        <ol role="list" className={styles.steps}>
          {steps.map(({ title, text }, index) => (
            <li key={title}>
              <span className={styles.number} aria-hidden="true">
                {index + 1}
              </span>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
        <SignupCall>Start with step one</SignupCall>
      </div>
    </section>
  );
}
