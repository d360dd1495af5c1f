import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { LinkButton } from '../../../ui/link-button.tsx';
import { dotted, valueAt, type Path } from '../content/content.ts';
import { entryPath } from '../sample/entry-to-check.ts';
import { keeping, keptPath } from '../sample/kept-items.ts';
import { elementOf, useForm } from './form-context.ts';
import styles from './form.module.css';

/** Marks a field or an entry that is still the sample's. Beside dozens of fields one word is enough to see. */
export function SampleMark({ id }: { id?: string }): ReactNode {
  return (
    <span className={styles.fromSample} id={id}>
      <span className={styles.unseen}>From the sample</span>
      <span aria-hidden>Sample</span>
    </span>
  );
}

interface FieldMarkProps {
  id: string;
  path: Path;
  label: string;
  /** What is to be fixed isn't true as it is. */
  isFaulty: boolean;
}

/**
 * The mark of a field, with the way to keep what it says: typing the same again is no change. What no other house can have
 * says so instead.
 */
export function FieldMark({ id, path, label, isFaulty }: FieldMarkProps): ReactNode {
  const { content, change, leave, keepable, marked } = useForm();
  const kept = keepable.get(dotted(path));
  const isWhole = marked.includes(dotted(path));
  if (!isWhole || isOfGuide(path) || (kept !== undefined && isFaulty)) return <SampleMark id={id} />;
  if (kept === undefined)
    return (
      <span className={styles.fromSample} id={id} title="It can’t be kept: it’s the sample house’s own.">
        <span className={styles.unseen}>From the sample. It can’t be kept: it’s the sample house’s own.</span>
        <span aria-hidden>Only the sample’s</span>
      </span>
    );
  const keep = (): void => {
    flushSync(() => change(keptPath, valueAt(keeping(content, kept), keptPath)));
    // The button goes with the mark.
    elementOf(path)?.focus();
    leave();
  };
  return (
    <span className={styles.marked}>
      {dotted(path) === entryPath ? (
        <span className={styles.fromSample} id={id}>
          To check
        </span>
      ) : (
        <SampleMark id={id} />
      )}
      <LinkButton
        small
        aria-label={`Keep ${label}, it’s true for my house`}
        title="It’s true for my house"
        onClick={keep}
      >
        Keep
      </LinkButton>
    </span>
  );
}

/** Its sections are kept as a whole, from the box above them. */
function isOfGuide([first]: Path): boolean {
  return first === 'guide';
}
