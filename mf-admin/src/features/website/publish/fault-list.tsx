import type { ReactNode } from 'react';
import { Button } from 'antd';
import type { FieldError } from '@getaway/contracts/problems';
import { pathOf, type Content, type Path } from '../content/content.ts';
import { placeOf } from '../fields/find-field.ts';
import { fieldInWords } from './change-words.ts';
import styles from './publish.module.css';

interface FaultListProps {
  faults: readonly FieldError[];
  /** The house, for what its country calls a field. */
  content: Content;
  onGoTo: (path: Path) => void;
  onRemove: (path: Path) => void;
}

/** What keeps a draft from being published, with the way to each field. */
export function FaultList({ faults, content, onGoTo, onRemove }: FaultListProps): ReactNode {
  return (
    <ul className={styles.faults} aria-label="To fix before publishing">
      {faults.map(({ path, message }) => {
        const at = pathOf(path);
        return (
          <li key={`${path} ${message}`}>
            {placeOf(at) ? (
              <button type="button" className={styles.fault} onClick={() => onGoTo(at)}>
                <span className={styles.where}>{fieldInWords(at, content)}</span>{' '}
                <span className={styles.link}>{message}</span>
              </button>
            ) : (
              <>
                <span className={styles.where}>{fieldInWords(at, content)}</span>
                {message}{' '}
                <Button
                  size="small"
                  aria-label={`Remove ${fieldInWords(at, content)}`}
                  onClick={() => onRemove(at)}
                >
                  Remove
                </Button>
              </>
            )}
          </li>
        );
      })}
    </ul>
  );
}
