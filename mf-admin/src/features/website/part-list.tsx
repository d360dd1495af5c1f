import type { ReactNode } from 'react';
import type { FieldError } from '@getaway/contracts/problems';
import { Choice } from '../../ui/choice.tsx';
import { pathOf } from './content/content.ts';
import type { Part } from './fields/field.ts';
import { placeOf } from './fields/find-field.ts';
import styles from './website.module.css';

interface PartListProps {
  parts: readonly Part[];
  faults: readonly FieldError[];
  chosen: string;
  onChoose: (key: string) => void;
}

/** The parts of the house: a list at the side, or one to choose from where there is no room. */
export function PartList({ parts, faults, chosen, onChoose }: PartListProps): ReactNode {
  const wrong = (part: Part): number =>
    faults.filter(({ path }) => placeOf(pathOf(path))?.part.key === part.key).length;
  const labels = parts.map((part) => ({ key: part.key, title: part.title, wrong: wrong(part) }));
  return (
    <nav className={styles.parts} aria-label="Parts of your website">
      <ul>
        {labels.map(({ key, title, wrong: count }) => (
          <li key={key}>
            <button
              type="button"
              className={styles.part}
              aria-current={key === chosen ? 'true' : undefined}
              onClick={() => onChoose(key)}
            >
              {title} {count > 0 && <span className={styles.wrong}>{count} to fix</span>}
            </button>
          </li>
        ))}
      </ul>
      <Choice
        className={styles.partChoice}
        aria-label="Part of your website"
        options={labels.map(({ key, title, wrong: count }) => ({
          value: key,
          label: count > 0 ? `${title} (${count} to fix)` : title,
        }))}
        value={chosen}
        onChange={onChoose}
      />
    </nav>
  );
}
