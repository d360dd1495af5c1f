import { useRef, type ReactNode } from 'react';
import { Alert, Button } from 'antd';
import { sampleSections } from '@getaway/contracts/http/house-sections';
import { LinkButton } from '../../../ui/link-button.tsx';
import { dotted, valueAt, type Path } from '../content/content.ts';
import { useForm } from '../form/form-context.ts';
import { sampleItems } from './sample-items.ts';
import { sampleNotes } from './sample-notes.ts';
import styles from './sample.module.css';

const keptPath: Path = ['keptFromSample'];

interface SampleNoticeProps {
  /** The key of the part that is shown. */
  section: string;
  /** Scrolls to a field and focuses it. */
  onGoTo: (path: Path) => void;
}

/** Lists the fields of a part that still show the sample house: each leads to its field, or stays as it is. */
export function SampleNotice({ section, onGoTo }: SampleNoticeProps): ReactNode {
  const { content, sample, change } = useForm();
  const list = useRef<HTMLDListElement>(null);
  const found = sampleSections.find((key) => key === section);
  const groups = sampleItems({ content, sample }, section);
  const keep = (texts: readonly string[]): void => {
    const kept = valueAt(content, keptPath);
    // The button goes with its line.
    list.current?.focus();
    change(keptPath, [...(Array.isArray(kept) ? (kept as readonly unknown[]) : []), ...texts]);
  };
  if (!found || groups.length === 0) return null;
  return (
    <Alert
      className={styles.notice ?? ''}
      role="note"
      type="info"
      showIcon
      title={
        <>
          <strong>From the sample house.</strong> {sampleNotes[found]}
          <dl ref={list} className={styles.items} tabIndex={-1}>
            {groups.map(({ where, items }) => (
              <div key={where}>
                <dt>{where}</dt>
                {items.map(({ name, path, texts }) => (
                  <dd key={dotted(path)}>
                    <LinkButton onClick={() => onGoTo(path)}>{name}</LinkButton>
                    {texts.length > 0 && (
                      <Button
                        size="small"
                        type="text"
                        aria-label={`Keep ${name}: it’s true for my house`}
                        title="It’s true for my house"
                        onClick={() => keep(texts)}
                      >
                        Keep
                      </Button>
                    )}
                  </dd>
                ))}
              </div>
            ))}
          </dl>
        </>
      }
    />
  );
}
