import { useEffect, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import {
  ArrowDownOutlined,
  ArrowUpOutlined,
  DeleteOutlined,
  DownOutlined,
  HolderOutlined,
  RightOutlined,
} from '@ant-design/icons';
import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { flushSync } from 'react-dom';
import { dotted, type Path } from '../content/content.ts';
import type { Field, ListField } from '../fields/field.ts';
import { EntryFields } from './entry-fields.tsx';
import { countFaults, faultsAt, fieldId, isFromSample, useForm } from './form-context.ts';
import styles from './form.module.css';
import { SampleMark } from './sample-mark.tsx';
import { removeId } from './use-removal.tsx';

/** Shows a field of an entry. */
export type RenderField = (field: Field, path: Path) => ReactNode;

interface ListEntryProps {
  sortKey: string;
  field: ListField;
  path: Path;
  renderField: RenderField;
  name: string;
  isLast: boolean;
  /** Whether it was just added: it is unfolded, and its first text has the focus. */
  isNew: boolean;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}

/** An entry of a list. One of several fields is folded, so that a long list can be read and moved. */
export function ListEntry(props: ListEntryProps): ReactNode {
  const { sortKey, field, path, renderField, name, isNew } = props;
  const { target, marked, faults, fresh } = useForm();
  const { setNodeRef, transform, transition, isDragging, ...handle } = useSortable({ id: sortKey });
  const isText = field.fields[0]?.path === '';
  const [isOpen, setOpen] = useState(isNew);
  const [led, setLed] = useState<typeof target>();
  // A link to a field inside unfolds it.
  if (target !== led) {
    setLed(target);
    if (target && `${dotted(target.path)}.`.startsWith(`${dotted(path)}.`)) setOpen(true);
  }
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // In a list of options such as the icons, typed letters would choose another one.
    if (isNew) body.current?.querySelector<HTMLElement>('input:not([type=radio]), textarea')?.focus();
  }, [isNew]);
  const wrong = countFaults(faults, path);
  const id = fieldId(path);
  return (
    <li
      ref={setNodeRef}
      className={styles.entry}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      data-lifted={isDragging}
      data-text={isText}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) fresh.forget(path);
      }}
      {...(!isText && { id, tabIndex: -1 })}
    >
      <div className={styles.entryHead}>
        <Handle name={name} {...handle} />
        {!isText && (
          <button
            type="button"
            className={styles.fold}
            aria-expanded={isOpen}
            aria-controls={`${id}-body`}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? <DownOutlined aria-hidden /> : <RightOutlined aria-hidden />}
            <span className={styles.entryName}>{name}</span> {isFromSample(marked, path) && <SampleMark />}{' '}
            {wrong > 0 && <span className={styles.wrong}>{wrong} to fix</span>}
          </button>
        )}
        <EntryActions {...props} />
      </div>
      {(isText || isOpen) && (
        <div className={styles.entryBody} id={`${id}-body`} ref={body}>
          {!isText &&
            faultsAt(faults, path).map((message) => (
              <p key={message} className={styles.fault}>
                {message}
              </p>
            ))}
          <EntryFields fields={field.fields} path={path} renderField={renderField} />
        </div>
      )}
    </li>
  );
}

type HandleProps = Pick<
  ReturnType<typeof useSortable>,
  'attributes' | 'listeners' | 'setActivatorNodeRef'
> & { name: string };

function Handle({ name, attributes, listeners, setActivatorNodeRef }: HandleProps): ReactNode {
  return (
    <button
      type="button"
      ref={setActivatorNodeRef}
      className={styles.handle}
      {...attributes}
      {...listeners}
      aria-label={`Move ${name}`}
    >
      <HolderOutlined aria-hidden />
    </button>
  );
}

function EntryActions({ path, name, isLast, onMove, onRemove }: ListEntryProps): ReactNode {
  const move = ({ currentTarget: button }: MouseEvent<HTMLElement>, by: -1 | 1): void => {
    flushSync(() => onMove(by));
    // An element that is moved in the page loses the focus.
    button.focus();
  };
  return (
    <div className={styles.entryActions}>
      {/* Not `disabled`: the button that was pressed keeps the focus at either end. */}
      <button
        type="button"
        className={styles.tool}
        aria-label={`Move ${name} up`}
        aria-disabled={path.at(-1) === 0}
        onClick={(event) => move(event, -1)}
      >
        <ArrowUpOutlined aria-hidden />
      </button>
      <button
        type="button"
        className={styles.tool}
        aria-label={`Move ${name} down`}
        aria-disabled={isLast}
        onClick={(event) => move(event, 1)}
      >
        <ArrowDownOutlined aria-hidden />
      </button>
      <button
        type="button"
        className={styles.tool}
        data-danger
        id={removeId(path)}
        aria-label={`Remove ${name}`}
        // The second click of a double click would be on the next entry.
        onClick={({ detail }) => detail <= 1 && onRemove()}
      >
        <DeleteOutlined aria-hidden />
      </button>
    </div>
  );
}
