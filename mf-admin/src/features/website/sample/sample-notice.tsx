import { useRef, useState, type ReactNode } from 'react';
import { Button } from 'antd';
import { isSample } from '@getaway/property/sample-fields';
import { sampleSections, type SampleSection } from '@getaway/contracts/http/house-sections';
import { LinkButton } from '../../../ui/link-button.tsx';
import { dotted, type Path } from '../content/content.ts';
import { hasWeekdayPage } from '../fields/weekday-page.ts';
import { countFaults, useForm } from '../form/form-context.ts';
import { sampleItems, type SampleGroup, type SampleItem } from './sample-items.ts';
import { Note } from './note.tsx';
import { ClearSample } from './clear-sample.tsx';
import { commonNote, filmNote, noteOf, startNote } from './sample-notes.ts';
import { SampleRow } from './sample-row.tsx';
import { useSettling } from './use-settling.ts';
import { useSteadyField } from './use-steady-field.ts';
import styles from './sample.module.css';

const clearElsewhere = 'Other sections still show the sample:';

/** So many rows stay above the fields that they are about. */
const mostUnfolded = 8;
const foldedSections: ReadonlySet<string> = new Set<SampleSection>(['name', 'home', 'photos']);
const shownFolded = 3;

interface SampleNoticeProps {
  /** The key of the part that is shown. */
  section: string;
  /** Scrolls to a field and focuses it. */
  onGoTo: (path: Path) => void;
}

/** Lists the fields of a part that still show the sample house: each leads to its field, stays as it is, or is removed. */
export function SampleNotice({ section, onGoTo }: SampleNoticeProps): ReactNode {
  const { content, sample, faults } = useForm();
  const box = useRef<HTMLDivElement>(null);
  const [isUnfolded, setIsUnfolded] = useState(false);
  const found = sampleSections.find((key) => key === section);
  const groups = sampleItems({ content, sample }, section).map(({ where, items: all }) => ({
    where,
    // What is to be fixed isn't true as it is.
    items: all.map((item) => (countFaults(faults, entryOf(item.path)) > 0 ? { ...item, kept: [] } : item)),
  }));
  const { keep, remove, replace, last } = useSettling(box);
  const isStart = section === 'name' && isSample(content, sample);
  const isList = found !== undefined && (groups.length > 0 || last !== undefined);
  useSteadyField(box, isStart ? 'start' : isList ? 'list' : 'none');
  if (isStart)
    return (
      <div ref={box} className={styles.notice}>
        <Note>{startNote}</Note>
      </div>
    );
  if (!isList) return <ClearSample lead={clearElsewhere} />;
  const items = groups.flatMap((group) => group.items);
  const keepable = items.filter(({ kept, missing }) => kept.length > 0 && missing === undefined);
  const isCommon = items.every((item) => item.isCommon);
  // Their fields come right below, and each carries its mark.
  const isLong = foldedSections.has(section) && items.length > mostUnfolded;
  const isFolded = isLong && !isUnfolded;
  return (
    <div ref={box} tabIndex={-1} className={styles.notice}>
      {items.length === 0 && <ClearSample lead={clearElsewhere} />}
      {items.length > 0 && (
        <Note>
          <ClearSample lead="For all sections:" />
          <strong>From the sample house.</strong>{' '}
          {found === 'photos' && hasWeekdayPage(content) && `${filmNote} `}
          {isCommon ? commonNote(items) : noteOf(found, content)}
          <dl className={styles.items}>
            {(isFolded ? firstOf(groups, shownFolded) : groups).map(({ where, items: group }) => (
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
                    onReplace={replace}
                  />
                ))}
                {found !== 'photos' && !isCommon && !isFolded && (
                  <KeepThese where={where} items={group} onKeep={keep} />
                )}
              </div>
            ))}
          </dl>
          {isLong && (
            <LinkButton aria-expanded={!isFolded} onClick={() => setIsUnfolded(isFolded)}>
              {isFolded ? `Show All ${items.length}` : 'Show Fewer'}
            </LinkButton>
          )}
          {isCommon && !isFolded && keepable.length > 1 && (
            <Button size="small" title="All of it is true for my house" onClick={() => keep(keepable)}>
              Keep All {keepable.length}
            </Button>
          )}
        </Note>
      )}
      <p role="status" className={styles.kept}>
        {last && (
          <>
            {last.what}.{' '}
            <LinkButton small aria-label={`Undo: ${last.what}`} onClick={last.undo}>
              Undo
            </LinkButton>
          </>
        )}
      </p>
    </div>
  );
}

/** The first items of all groups, each still in its group. */
function firstOf(groups: readonly SampleGroup[], most: number): SampleGroup[] {
  const first = groups.flatMap(({ items }) => items).slice(0, most);
  return groups
    .map(({ where, items }) => ({ where, items: items.filter((item) => first.includes(item)) }))
    .filter(({ items }) => items.length > 0);
}

interface KeepTheseProps {
  where: string;
  items: readonly SampleItem[];
  onKeep: (items: readonly SampleItem[]) => void;
}

/** Keeps what is left of a group at once, below it: what isn't true is changed or removed first. A drawing shows a room of its own. */
function KeepThese({ where, items, onKeep }: KeepTheseProps): ReactNode {
  const keepable = items.filter(({ kept, missing }) => kept.length > 0 && missing === undefined);
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
  onRemove: (items: readonly SampleItem[]) => void;
}

/** For entries that a house may have none of, such as reviews: they all go. */
function RemoveAll({ section, where, items, onRemove }: RemoveAllProps): ReactNode {
  const removable = items.filter((item) => item.removable !== undefined);
  const canAllGo = section === 'reviews' || section === 'contact' || section === 'guide';
  const { length } = removable;
  if (!(canAllGo || removable.some(isOfServices)) || length < 2) return null;
  return (
    <dd className={styles.all}>
      <Button
        size="small"
        aria-label={`${length === 2 ? 'Remove both' : `Remove all ${length}`}: ${where}`}
        onClick={() => onRemove(removable)}
      >
        {length === 2 ? 'Remove Both' : `Remove All ${length}`}
      </Button>
    </dd>
  );
}

/** The services that the home page describes: some houses offer none. */
function isOfServices({ path }: SampleItem): boolean {
  return dotted(path).startsWith('texts.home.concierge.services.');
}

/** The entry of a list that a path leads into, or the path itself. */
function entryOf(path: Path): Path {
  const at = path.findIndex((key) => typeof key === 'number');
  return at === -1 ? path : path.slice(0, at + 1);
}
