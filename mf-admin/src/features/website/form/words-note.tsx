import type { ReactNode } from 'react';
import { guideWordNames } from '@getaway/property/guide-words';
import type { Field, Part, WordSet } from '../fields/field.ts';
import { siteWordsNow } from '../fields/words-now.ts';
import { useForm } from './form-context.ts';
import styles from './form.module.css';

/** What each word stands for. The guide can also use the chat's answers, by topic. */
const meanings: Readonly<Record<string, string>> = {
  name: 'the name of the house',
  tagline: 'the tagline',
  town: 'the town',
  region: 'the region',
  minutes: 'the minutes from the city',
  offer: 'the amount off with the weekday code',
  address: 'the address',
  phone: 'your phone number',
  email: 'your email address',
  checkIn: 'when check-in starts',
  checkOut: 'when check-out ends',
  quietFrom: 'when quiet hours start',
  quietTo: 'when quiet hours end',
  sleeps: 'how many guests the house sleeps',
  minimumAge: 'the minimum age of guests',
  parking: 'the line about parking, in Name & Place',
};

/** Explains the words in braces that the texts of a part can use, with their current values. */
export function WordsNote({ part }: { part: Part }): ReactNode {
  const { content } = useForm();
  const words = wordsOf(part.groups.flatMap(({ fields }) => fields));
  if (!words) return null;
  const now = siteWordsNow(content);
  const names = words === 'site' ? Object.keys(now) : guideWordNames;
  return (
    <details className={styles.words}>
      <summary>Words such as {'{name}'}</summary>
      <p>
        Write {'{name}'} where the name of your house should appear. The site fills such words in from your
        other fields, so that you change each fact in one place.
      </p>
      <dl>
        {names.map((word) => (
          <div key={word}>
            <dt>{`{${word}}`}</dt>
            <dd>
              {meanings[word] ?? `your answer about ${word}, in Questions & Answers`}
              {now[word] && <>: {now[word]}</>}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

function wordsOf(fields: readonly Field[]): WordSet | undefined {
  for (const field of fields) {
    if (field.kind === 'text' && field.words) return field.words;
    const inner = field.kind === 'list' ? wordsOf(field.fields) : undefined;
    if (inner) return inner;
  }
  return undefined;
}
