import { useRef, useState, type ReactNode } from 'react';
import { Alert, Button } from 'antd';
import { flushSync } from 'react-dom';
import { sampleSections, type SampleSection } from '@getaway/contracts/http/house-sections';
import { LinkButton } from '../../../ui/link-button.tsx';
import { dotted, valueAt, type Path } from '../content/content.ts';
import { defaultAt, shownAt } from '../fields/defaults.ts';
import { countFaults, useForm } from '../form/form-context.ts';
import { sampleItems, type SampleItem } from './sample-items.ts';
import { commonNote, sampleNotes } from './sample-notes.ts';
import { keptPath, withKept } from './kept-items.ts';
import { SampleRow } from './sample-row.tsx';
import { useSteadyField } from './use-steady-field.ts';
import styles from './sample.module.css';

interface SampleNoticeProps {
  /** The key of the part that is shown. */
  section: string;
  /** Scrolls to a field and focuses it. */
  onGoTo: (path: Path) => void;
}

/** Lists the fields of a part that still show the sample house: each leads to its field, stays as it is, or is removed. */
export function SampleNotice({ section, onGoTo }: SampleNoticeProps): ReactNode {
  const { content, sample, change, faults } = useForm();
  const box = useRef<HTMLDivElement>(null);
  const found = sampleSections.find((key) => key === section);
  const groups = sampleItems({ content, sample }, section).map(({ where, items: all }) => ({
    where,
    // What is to be fixed isn't true as it is.
    items: all.map((item) => (countFaults(faults, entryOf(item.path)) > 0 ? { ...item, kept: [] } : item)),
  }));
  /** The button that was pressed goes with its line. */
  const settle = (path: Path, value: readonly unknown[] | undefined): void => {
    box.current?.focus();
    change(path, value);
  };
  const [last, setLast] = useState<Settled>();
  const keep = (items: readonly SampleItem[]): void => {
    const after = withKept(content, items);
    setLast({ what: `Kept ${items.length}`, path: keptPath, before: valueAt(content, keptPath), after });
    settle(keptPath, after);
  };
  // Whatever else is kept or removed since has an Undo of its own.
  const undoable = last && last.after === valueAt(content, last.path) ? last : undefined;
  const undo = ({ path, before }: Settled): void => {
    flushSync(() => change(path, before));
    box.current?.focus();
  };
  const remove = (paths: readonly Path[]): void => {
    const [path = []] = paths;
    if (typeof path.at(-1) !== 'number') {
      setLast({ what: 'Removed 1', path, before: valueAt(content, path), after: undefined });
      return settle(path, undefined);
    }
    const all = path.slice(0, -1);
    const gone = new Set(paths.map((entry) => entry.at(-1)));
    const left = entriesOf(shownAt(content, all)).filter((_, at) => !gone.has(at));
    // A list without a default is left out once it is empty.
    const after = left.length === 0 && defaultAt(all) === undefined ? undefined : left;
    setLast({ what: `Removed ${paths.length}`, path: all, before: valueAt(content, all), after });
    return settle(all, after);
  };
  const isShown = found !== undefined && (groups.length > 0 || undoable !== undefined);
  useSteadyField(box, isShown);
  if (!isShown) return null;
  const items = groups.flatMap((group) => group.items);
  const keepable = items.filter(({ kept }) => kept.length > 0);
  const isCommon = items.every((item) => item.isCommon);
  return (
    <div ref={box} tabIndex={-1} className={styles.notice}>
      {items.length > 0 && (
        <Alert
          role="note"
          type="info"
          showIcon
          // At the start of a long text, not beside its middle.
          style={{ alignItems: 'flex-start' }}
          title={
            <>
              <strong>From the sample house.</strong> {isCommon ? commonNote(items) : sampleNotes[found]}
              <dl className={styles.items}>
                {groups.map(({ where, items: group }) => (
                  <div key={where}>
                    <dt>{where}</dt>
                    <RemoveAll section={found} where={where} items={group} onRemove={remove} />
                    {group.map((item) => (
                      <SampleRow
                        key={dotted(item.path)}
                        item={item}
                        onGoTo={onGoTo}
                        onKeep={keep}
                        onRemove={remove}
                      />
                    ))}
                    {found !== 'photos' && !(isCommon && groups.length === 1) && (
                      <KeepThese where={where} items={group} onKeep={keep} />
                    )}
                  </div>
                ))}
              </dl>
              {isCommon && keepable.length > 1 && (
                <Button size="small" title="All of it is true for my house" onClick={() => keep(keepable)}>
                  Keep All {keepable.length}
                </Button>
              )}
            </>
          }
        />
      )}
      <p role="status" className={styles.kept}>
        {undoable && (
          <>
            {undoable.what}.{' '}
            <LinkButton small aria-label={`Undo: ${undoable.what}`} onClick={() => undo(undoable)}>
              Undo
            </LinkButton>
          </>
        )}
      </p>
    </div>
  );
}

/** What was kept or removed last, and its value before and after. */
interface Settled {
  readonly what: string;
  readonly path: Path;
  readonly before: unknown;
  readonly after: unknown;
}

interface KeepTheseProps {
  where: string;
  items: readonly SampleItem[];
  onKeep: (items: readonly SampleItem[]) => void;
}

/** Keeps what is left of a group at once, below it: what isn't true is changed or removed first. A drawing shows a room of its own. */
function KeepThese({ where, items, onKeep }: KeepTheseProps): ReactNode {
  const keepable = items.filter(({ kept }) => kept.length > 0);
  if (keepable.length < 2) return null;
  return (
    <dd className={styles.all}>
      <Button
        size="small"
        aria-label={`${keepable.length === 2 ? 'Keep both' : `Keep these ${keepable.length}`}: ${where}`}
        onClick={() => onKeep(keepable)}
      >
        {keepable.length === 2 ? 'Keep Both' : `Keep These ${keepable.length}`}
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

/** For entries that a house may have none of, such as reviews: they all go. */
function RemoveAll({ section, where, items, onRemove }: RemoveAllProps): ReactNode {
  const paths = items.flatMap(({ removable }) => (removable ? [removable] : []));
  const canAllGo = section === 'reviews' || section === 'contact' || section === 'guide';
  if (!canAllGo || paths.length < 2) return null;
  return (
    <dd className={styles.all}>
      <Button
        size="small"
        aria-label={`${paths.length === 2 ? 'Remove both' : `Remove all ${paths.length}`}: ${where}`}
        onClick={() => onRemove(paths)}
      >
        {paths.length === 2 ? 'Remove Both' : `Remove All ${paths.length}`}
      </Button>
    </dd>
  );
}

/** The entry of a list that a path leads into, or the path itself. */
function entryOf(path: Path): Path {
  const at = path.findIndex((key) => typeof key === 'number');
  return at === -1 ? path : path.slice(0, at + 1);
}

function entriesOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? (value as readonly unknown[]) : [];
}
