import type { ReactNode } from 'react';
import styles from './subject-line.module.css';
import { codeWords } from './written/code-words.ts';
import { splitCode } from './written/liquid-code.ts';

/** The subject of an email with its variables in words, as the template editor shows them. */
export function SubjectLine({ subject }: { subject: string }): ReactNode {
  return splitCode(subject).map(({ isCode, text }, at) =>
    isCode ? (
      // Parts of one text never change places.
      <span key={at} className={styles.variable}>
        {codeWords(text)}
      </span>
    ) : (
      text
    ),
  );
}
