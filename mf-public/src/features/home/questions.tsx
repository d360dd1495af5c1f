import type { ReactNode } from 'react';
import { answers, homeTexts } from '@getaway/property/house/home';
import { answeredQuestions } from './answered-questions.ts';
import { HomeSection } from './home-section.tsx';
import styles from './questions.module.css';

/** What guests ask before they book, as far as the host has answered it. Opens without script. */
export function Questions(): ReactNode {
  const answered = answeredQuestions(answers);
  if (answered.length === 0) return null;
  return (
    <HomeSection id="questions" title={homeTexts.questions.title} light="day">
      <div className={styles.questions}>
        {answered.map(({ question, answer }) => (
          <details key={question} className={styles.question}>
            <summary>{question}</summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
    </HomeSection>
  );
}
