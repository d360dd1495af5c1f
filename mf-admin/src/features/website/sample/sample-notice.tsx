import { useRef, useState, type ReactNode } from 'react';
import { Alert, Button } from 'antd';
import { flushSync } from 'react-dom';
import { sampleSections, type SampleSection } from '@getaway/contracts/http/house-sections';
import { LinkButton } from '../../../ui/link-button.tsx';
import { dotted, valueAt, type Path } from '../content/content.ts';
import { defaultAt, shownAt } from '../fields/defaults.ts';
import { useForm } from '../form/form-context.ts';
import { shortened } from './shortened.ts';
import { sampleItems, type SampleItem } from './sample-items.ts';
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
  const [lastKept, setLastKept] = useState<Kept>();
  const keep = (items: readonly SampleItem[]): void => {
    const before = valueAt(content, keptPath);
    const after = [...entriesOf(before), ...items.flatMap(({ kept }) => kept)];
    setLastKept({ count: items.length, before, after });
    settle(keptPath, after);
  };
  // Whatever else is kept or removed since has an Undo of its own.
  const undoable = lastKept?.after === valueAt(content, keptPath) ? lastKept : undefined;
  const undo = (before: unknown): void => {
    flushSync(() => change(keptPath, before));
    list.current?.focus();
  };
  const remove = (paths: readonly Path[]): void => {
    const [path = []] = paths;
    if (typeof path.at(-1) !== 'number') return settle(path, undefined);
    const all = path.slice(0, -1);
    const gone = new Set(paths.map((entry) => entry.at(-1)));
    const left = entriesOf(shownAt(content, all)).filter((_, at) => !gone.has(at));
    // A list without a default is left out once it is empty.
    return settle(all, left.length === 0 && defaultAt(all) === undefined ? undefined : left);
  };
  if (!found || (groups.length === 0 && !undoable)) return null;
  const items = groups.flatMap((group) => group.items);
  const keepable = items.filter(({ kept }) => kept.length > 0);
  const isCommon = items.every((item) => item.isCommon);
  return (
    <Alert
      className={styles.notice ?? ''}
      role="note"
      type="info"
      showIcon
      title={
        <>
          <strong>From the sample house.</strong>{' '}
          {items.length > 0 && (isCommon ? commonNote(items) : sampleNotes[found])}
          <dl ref={list} className={styles.items} tabIndex={-1}>
            {groups.map(({ where, items: group }) => (
              <div key={where}>
                <dt>{where}</dt>
                <RemoveAll section={found} where={where} items={group} onRemove={remove} />
                <KeepThese where={where} items={group} onKeep={keep} />
                {group.map((item) => {
                  const { name, path, said, kept, removable } = item;
                  return (
                    <dd key={dotted(path)}>
                      <LinkButton onClick={() => onGoTo(path)}>{name}</LinkButton>
                      <Said texts={said} name={name} isWhole={found === 'guide'} />
                      {kept.length > 0 && (
                        <Button
                          size="small"
                          aria-label={`Keep ${name}: it’s true for my house`}
                          title="It’s true for my house"
                          onClick={() => keep([item])}
                        >
                          Keep
                        </Button>
                      )}
                      {removable && (
                        <Button
                          size="small"
                          aria-label={`Remove ${name}: it’s not true for my house`}
                          title="It’s not true for my house"
                          onClick={() => remove([removable])}
                        >
                          Remove
                        </Button>
                      )}
                    </dd>
                  );
                })}
              </div>
            ))}
          </dl>
          {isCommon && keepable.length > 1 && (
            <Button size="small" title="All of it is true for my house" onClick={() => keep(keepable)}>
              Keep All {keepable.length}
            </Button>
          )}
          <p role="status" className={styles.kept}>
            {undoable && (
              <>
                Kept {undoable.count}.{' '}
                <LinkButton
                  small
                  aria-label={`Undo: Keep ${undoable.count}`}
                  onClick={() => undo(undoable.before)}
                >
                  Undo
                </LinkButton>
              </>
            )}
          </p>
        </>
      }
    />
  );
}

/** What was kept last, and the list before and after. */
interface Kept {
  readonly count: number;
  readonly before: unknown;
  readonly after: unknown;
}

interface KeepTheseProps {
  where: string;
  items: readonly SampleItem[];
  onKeep: (items: readonly SampleItem[]) => void;
}

/** Keeps what is left of a group at once: the host reads it, changes or removes what isn't true, and keeps the rest. */
function KeepThese({ where, items, onKeep }: KeepTheseProps): ReactNode {
  const keepable = items.filter(({ kept }) => kept.length > 0);
  if (keepable.length < 2) return null;
  return (
    <dd className={styles.all}>
      <Button
        size="small"
        aria-label={`Keep these ${keepable.length}: ${where}`}
        onClick={() => onKeep(keepable)}
      >
        Keep These {keepable.length}
      </Button>
    </dd>
  );
}

interface RemoveAllProps {
  section: SampleSection;
  where: string;
  items: readonly SampleItem[];
  onRemove: (paths: readonly Path[]) => void;
}

/** For entries that no other house has, such as reviews: they all go. */
function RemoveAll({ section, where, items, onRemove }: RemoveAllProps): ReactNode {
  const paths = items.flatMap(({ removable }) => (removable ? [removable] : []));
  const isForNoOther = section === 'reviews' || section === 'contact';
  if (!isForNoOther || paths.length < 2) return null;
  return (
    <dd className={styles.all}>
      <Button
        size="small"
        aria-label={`Remove all ${paths.length}: ${where}`}
        onClick={() => onRemove(paths)}
      >
        Remove all {paths.length}
      </Button>
    </dd>
  );
}

const mostCharacters = 110;

interface SaidProps {
  texts: readonly string[];
  name: string;
  /** Whether all of it is to be read here, because its entry has it in many fields. */
  isWhole: boolean;
}

/** What guests read there, beyond its name. */
function Said({ texts, name, isWhole }: SaidProps): ReactNode {
  const said = texts.filter((text) => text !== name).join(isWhole ? ' · ' : ' ');
  if (said === '') return null;
  return <span className={styles.said}>{isWhole ? said : shortened(said, mostCharacters)}</span>;
}

function entriesOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? (value as readonly unknown[]) : [];
}
