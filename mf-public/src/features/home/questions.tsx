import type { ReactNode } from 'react';
import { answers, homeTexts } from '@getaway/property/house/home';
import { HomeSection } from './home-section.tsx';
import styles from './questions.module.css';

/** As guests ask, in the order in which they do. The chat answers the same. */
const questions: readonly (readonly [keyof typeof answers, string])[] = [
  ['directions', 'How do we get there?'],
  ['nearby', 'What’s nearby?'],
  ['kitchen', 'What’s in the kitchen?'],
  ['pets', 'Are pets allowed?'],
  ['children', 'Can children come?'],
  ['gatherings', 'Can we host a party or have guests over?'],
  ['smoking', 'Is smoking allowed?'],
  ['luggage', 'Can we leave our luggage before or after the stay?'],
  ['accessibility', 'Is the house accessible?'],
];

/** What guests ask before they book, as far as the host has answered it. Opens without script. */
export function Questions(): ReactNode {
  const answered = questions.flatMap(([topic, question]) => {
    const answer = answers[topic];
    return answer === undefined ? [] : [{ question, answer }];
  });
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
