import { useEffect, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { More } from '../../../ui/more.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { pathOf, type Path } from '../content/content.ts';
import type { Group, Part } from '../fields/field.ts';
import { moneyPart } from '../fields/money.ts';
import { MoneyToCheck } from '../sample/money-to-check.tsx';
import { NextSample } from '../sample/next-sample.tsx';
import { SampleCoordinates } from '../sample/sample-coordinates.tsx';
import { SampleNotice } from '../sample/sample-notice.tsx';
import { ContrastTable } from './contrast-table.tsx';
import { FieldView } from './field-view.tsx';
import { elementOf, useForm } from './form-context.ts';
import styles from './form.module.css';
import { WordsNote } from './words-note.tsx';

interface PartFormProps {
  part: Part;
  /** Scrolls to a field and focuses it. */
  onGoTo: (path: Path) => void;
  /** Somebody begins to edit a field of this group. */
  onEnter: (group: Group) => void;
}

/** The fields of a part, group by group. */
export function PartForm({ part, onGoTo, onEnter }: PartFormProps): ReactNode {
  const { target, content } = useForm();
  const { elsewhere } = part;
  const note = typeof part.note === 'function' ? part.note(content) : part.note;
  useEffect(() => {
    if (!target) return;
    const element = elementOf(target.path);
    element?.scrollIntoView({ block: 'nearest' });
    if (target.hasFocus) element?.focus({ preventScroll: true });
  }, [target, part]);
  // Whether there is such a page comes before what is on it.
  const shows = part.groups.find(({ fields }) => fields.some(({ path }) => path === part.shownBy));
  const panel = (group: Group): ReactNode => (
    <Panel
      key={group.title}
      title={group.title}
      note={group.note}
      more={group.more && <More about={group.title}>{group.more}</More>}
    >
      <div className={styles.fields} onFocus={() => onEnter(group)}>
        {group.fields.map((field) => (
          <FieldView key={field.path} field={field} path={pathOf(field.path)} />
        ))}
        {group.fields.some(({ kind }) => kind === 'color') && <ContrastTable />}
        {group.fields.some(({ path }) => path === 'address.latitude') && <SampleCoordinates />}
      </div>
    </Panel>
  );
  return (
    <form
      className={styles.form}
      aria-label={part.title}
      noValidate
      onSubmit={(event) => event.preventDefault()}
    >
      {shows && <div className={styles.first}>{panel(shows)}</div>}
      {note && (
        <p className={styles.note}>
          {note}
          {elsewhere && (
            <>
              {' '}
              {elsewhere.words} <Link to={elsewhere.to}>{elsewhere.page}</Link>.
            </>
          )}
        </p>
      )}
      <SampleNotice section={part.key} onGoTo={onGoTo} />
      {part.key === moneyPart.key && <MoneyToCheck onGoTo={onGoTo} />}
      <WordsNote part={part} />
      {part.groups.filter((group) => group !== shows && group.isShown?.(content) !== false).map(panel)}
      <NextSample section={part.key} onGoTo={onGoTo} />
    </form>
  );
}
