import { useRef, type ReactNode } from 'react';
import { Alert, Button } from 'antd';
import { sampleSections } from '@getaway/contracts/http/house-sections';
import { LinkButton } from '../../../ui/link-button.tsx';
import { dotted, valueAt, type Path } from '../content/content.ts';
import { shownAt } from '../fields/defaults.ts';
import { useForm } from '../form/form-context.ts';
import { sampleItems } from './sample-items.ts';
import { commonNote, sampleNotes } from './sample-notes.ts';
import styles from './sample.module.css';

const keptPath: Path = ['keptFromSample'];

interface SampleNoticeProps {
  /** The key of the part that is shown. */
  section: string;
  /** Scrolls to a field and focuses it. */
  onGoTo: (path: Path) => void;
}

/** Lists the fields of a part that still show the sample house: each leads to its field, stays as it is, or is removed. */
export function SampleNotice({ section, onGoTo }: SampleNoticeProps): ReactNode {
  const { content, sample, change } = useForm();
  const list = useRef<HTMLDListElement>(null);
  const found = sampleSections.find((key) => key === section);
  const groups = sampleItems({ content, sample }, section);
  /** The button that was pressed goes with its line. */
  const settle = (path: Path, value: readonly unknown[] | undefined): void => {
    list.current?.focus();
    change(path, value);
  };
  const keep = (texts: readonly string[]): void =>
    settle(keptPath, [...entriesOf(valueAt(content, keptPath)), ...texts]);
  const remove = (path: Path): void => {
    const [all, nth] = [path.slice(0, -1), path.at(-1)];
    if (typeof nth !== 'number') return settle(path, undefined);
    const left = entriesOf(shownAt(content, all)).filter((_, at) => at !== nth);
    return settle(all, left);
  };
  if (!found || groups.length === 0) return null;
  const isCommon = groups.every(({ items }) => items.every((item) => item.isCommon));
  return (
    <Alert
      className={styles.notice ?? ''}
      role="note"
      type="info"
      showIcon
      title={
        <>
          <strong>From the sample house.</strong> {isCommon ? commonNote : sampleNotes[found]}
          <dl ref={list} className={styles.items} tabIndex={-1}>
            {groups.map(({ where, items }) => (
              <div key={where}>
                <dt>{where}</dt>
                {items.map(({ name, path, texts, removable }) => (
                  <dd key={dotted(path)}>
                    <LinkButton onClick={() => onGoTo(path)}>{name}</LinkButton>
                    <Said texts={texts} name={name} />
                    {texts.length > 0 && (
                      <Button
                        size="small"
                        aria-label={`Keep ${name}: it’s true for my house`}
                        title="It’s true for my house"
                        onClick={() => keep(texts)}
                      >
                        Keep
                      </Button>
                    )}
                    {removable && (
                      <Button
                        size="small"
                        aria-label={`Remove ${name}: it’s not true for my house`}
                        title="It’s not true for my house"
                        onClick={() => remove(removable)}
                      >
                        Remove
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

const mostCharacters = 110;

/** What would be kept, beyond its name. */
function Said({ texts, name }: { texts: readonly string[]; name: string }): ReactNode {
  const said = texts.filter((text) => text !== name).join(' ');
  if (said === '') return null;
  return (
    <span className={styles.said}>
      {said.length > mostCharacters ? `${said.slice(0, mostCharacters)}…` : said}
    </span>
  );
}

function entriesOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? (value as readonly unknown[]) : [];
}
