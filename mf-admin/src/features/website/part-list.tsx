import type { ReactNode } from 'react';
import type { SampleSection } from '@getaway/contracts/http/house-sections';
import type { FieldError } from '@getaway/contracts/problems';
import { Choice } from '../../ui/choice.tsx';
import { pathOf } from './content/content.ts';
import type { Part } from './fields/field.ts';
import { placeOf } from './fields/find-field.ts';
import styles from './website.module.css';

interface PartListProps {
  parts: readonly Part[];
  faults: readonly FieldError[];
  fromSample: readonly SampleSection[];
  chosen: string;
  onChoose: (key: string) => void;
}

/** The parts of the house: a list at the side, or one to choose from where there is no room. */
export function PartList({ parts, faults, fromSample, chosen, onChoose }: PartListProps): ReactNode {
  const wrong = (part: Part): number =>
    faults.filter(({ path }) => placeOf(pathOf(path))?.part.key === part.key).length;
  const labels = parts.map((part) => ({
    key: part.key,
    title: part.title,
    wrong: wrong(part),
    isFromSample: fromSample.some((section) => section === part.key),
  }));
  return (
    <nav className={styles.parts} aria-label="Parts of your website">
      <ul>
        {labels.map(({ key, title, wrong: count, isFromSample }) => (
          <li key={key}>
            <button
              type="button"
              className={styles.part}
              aria-current={key === chosen ? 'true' : undefined}
              onClick={() => onChoose(key)}
            >
              {title} {isFromSample && <span className={styles.fromSample}>From the sample</span>}{' '}
              {count > 0 && <span className={styles.wrong}>{count} to fix</span>}
            </button>
          </li>
        ))}
      </ul>
      <Choice
        className={styles.partChoice}
        aria-label="Part of your website"
        options={labels.map((label) => ({ value: label.key, label: optionOf(label) }))}
        value={chosen}
        onChange={onChoose}
      />
    </nav>
  );
}

function optionOf(label: { title: string; wrong: number; isFromSample: boolean }): string {
  const { title, wrong, isFromSample } = label;
  if (wrong > 0) return `${title} (${wrong} to fix)`;
  return isFromSample ? `${title} (from the sample)` : title;
}
