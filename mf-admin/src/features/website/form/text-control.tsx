import { useState, type ReactNode } from 'react';
import { unansweredIn } from '@getaway/property/guide-words';
import { withCountryCode } from '@getaway/property/house-phone';
import { valueAt, type Content, type Path } from '../content/content.ts';
import { fallbackAt, shownAt } from '../fields/defaults.ts';
import type { TextField } from '../fields/field.ts';
import { countryOf, labelIn } from '../fields/labels.ts';
import { shortened } from '../sample/shortened.ts';
import { FieldFrame } from './field-frame.tsx';
import { useForm } from './form-context.ts';
import styles from './form.module.css';

/** Line breaks and other control characters are spaces: each text is one paragraph. */
const control = /[\p{Cc}\u2028\u2029]+/gu;
/** Half of an emoji, which some keyboards leave behind. It can't be saved. */
const half = /\p{Cs}/gu;

/** A line or a paragraph. One that has a default and is left empty has its default again. */
export function TextControl({ field, path }: { field: TextField; path: Path }): ReactNode {
  const { content, change, leave, fresh } = useForm();
  const shown = shownAt(content, path);
  const value = typeof shown === 'string' ? shown : shown === undefined ? '' : JSON.stringify(shown);
  const standard = fallbackAt(content, path);
  const hasDefault = typeof standard === 'string';
  const [isEmptied, setEmptied] = useState(false);
  const isRequired = field.isRequired === true || field.isRequiredIn?.(content) === true;
  const onType = (text: string): void => {
    const typed = text.replace(control, ' ').replace(half, '');
    const isRemoved = typed === '' && !isRequired && !hasDefault;
    change(path, isRemoved ? undefined : typed);
  };
  const onLeave = (): void => {
    if (hasDefault && value.trim() === '') {
      setEmptied(true);
      change(path, undefined);
    }
    const complete = field.type === 'tel' ? withCountryCode(value, countryOf(content)) : value;
    if (complete !== value) change(path, complete);
    fresh.forget(path);
    leave();
  };
  if (field.isShown?.(content) === false) return null;
  const { limit } = field;
  const { label, hint } = labelIn(field, content);
  const isLeftOut =
    hasDefault && (value.trim() === '' || (isEmptied && valueAt(content, path) === undefined));
  return (
    <FieldFrame
      path={path}
      label={label}
      hint={
        isLeftOut
          ? `Empty: guests see the standard text “${shortened(String(standard), 80)}”`
          : (unanswered(field, value, content) ?? hint)
      }
      counter={limit === undefined ? undefined : { length: value.trim().length, limit }}
      isRequired={isRequired || field.isAsked === true}
    >
      {(props) =>
        field.isLong ? (
          <textarea
            {...props}
            className={styles.area}
            rows={2}
            value={value}
            onChange={({ target }) => onType(target.value)}
            onBlur={onLeave}
          />
        ) : (
          <input
            {...props}
            className={styles.input}
            type={field.type ?? 'text'}
            autoComplete="off"
            value={value}
            onChange={({ target }) => onType(target.value)}
            onBlur={onLeave}
          />
        )
      }
    </FieldFrame>
  );
}

/** What guests don't see of a row of the guide that fills in an answer. A title's fault says it. */
function unanswered({ words }: TextField, text: string, content: Content): string | undefined {
  const [topic] = words === 'guide' ? unansweredIn(text, content) : [];
  return topic && `There’s no answer about ${topic} in Questions & Answers, so guests don’t see {${topic}}.`;
}
