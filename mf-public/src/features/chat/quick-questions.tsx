import { useEffect, useState, type ReactNode } from 'react';
import { askOffered } from '../../ask-offered.ts';
import styles from './chat-panel.module.css';
import { extrasQuestion, quickQuestions } from './conversation.ts';

/** Questions to begin with. The one about extras comes last, once it is known that there are some. */
export function QuickQuestions({ onAsk }: { onAsk: (question: string) => void }): ReactNode {
  const [hasExtras, setHasExtras] = useState(false);
  useEffect(() => {
    let isOpen = true;
    void askOffered().then(({ anything }) => isOpen && setHasExtras(anything));
    return () => {
      isOpen = false;
    };
  }, []);
  const questions = hasExtras ? [...quickQuestions, extrasQuestion] : quickQuestions;
  return (
    <ul role="list" className={styles.questions} aria-label="Quick questions">
      {questions.map((question) => (
        <li key={question}>
          <button type="button" onClick={() => onAsk(question)}>
            {question}
          </button>
        </li>
      ))}
    </ul>
  );
}
