import type { ReactNode } from 'react';
import { usualMoneyRules } from '@getaway/kernel/money-rules';
import { guideWordNames } from '@getaway/property/guide-words';
import { valueAt, type Path } from '../content/content.ts';
import type { Field, Part, WordSet } from '../fields/field.ts';
import { useForm } from './form-context.ts';
import styles from './form.module.css';

/** Explains the words in braces that the texts of a part can have. */
export function WordsNote({ part }: { part: Part }): ReactNode {
  const { content } = useForm();
  const words = wordsOf(part.groups.flatMap(({ fields }) => fields));
  if (!words) return null;
  const at = (...path: Path): string => {
    const value = valueAt(content, path);
    return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  };
  const site = {
    name: at('name'),
    tagline: at('tagline'),
    town: at('address', 'town'),
    region: at('address', 'region') || at('address', 'state') || at('address', 'country'),
    minutes: at('minutesFromCity'),
    offer: `$${at('policies', 'money', 'newsletterOffer') || usualMoneyRules.newsletterOffer}`,
  };
  return (
    <details className={styles.words}>
      <summary>Words in braces, such as {'{name}'}, are filled in</summary>
      {words === 'site' ? (
        <dl>
          {Object.entries(site).map(([word, value]) => (
            <div key={word}>
              <dt>{`{${word}}`}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      ) : (
        <p>
          {guideWordNames.map((word) => `{${word}}`).join(', ')}. They come from the other parts: write each
          fact only once. Your answers to questions can be filled in, too.
        </p>
      )}
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
