import { use, useState, type ReactNode } from 'react';
import type { iconNames } from '@getaway/property/texts';
import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { HostContext } from '../../../host.ts';
import { SortableList } from '../../../ui/sortable-list.tsx';
import { moved, type Path } from '../content/content.ts';
import { defaultAt, isOwnAt, shownAt } from '../fields/defaults.ts';
import { entryName } from '../fields/entry-name.ts';
import type { ListField } from '../fields/field.ts';
import { valueInWords } from '../publish/value-words.ts';
import { UseDefault } from './field-frame.tsx';
import { faultsAt, fieldId, isFromSample, useForm } from './form-context.ts';
import styles from './form.module.css';
import { ListEntry, type RenderField } from './list-entry.tsx';
import { useEntryKeys } from './use-entry-keys.ts';
import { addId, useRemoval } from './use-removal.tsx';

const commonIcon: (typeof iconNames)[number] = 'sparkle';

interface ListControlProps {
  field: ListField;
  path: Path;
  renderField: RenderField;
}

/** A list whose entries are added, removed, and moved by pointer, keyboard, or button. */
export function ListControl({ field, path, renderField }: ListControlProps): ReactNode {
  const { content, change, faults, fresh, marked, sampleDefaults } = useForm();
  const hasPreview = use(HostContext) === 'shell';
  const shown = shownAt(content, path);
  const entries: readonly unknown[] = Array.isArray(shown) ? (shown as readonly unknown[]) : [];
  const { keys, move, remove, append } = useEntryKeys(entries.length);
  const [added, setAdded] = useState<string>();
  const removal = useRemoval(path);
  const names = entries.map((entry, at) => entryName(field, entry, at));
  const isText = field.fields[0]?.path === '';
  const hasDefault = defaultAt(path) !== undefined;

  const put = (next: readonly unknown[]): unknown => {
    const isLeftOut = next.length === 0 && !hasDefault && field.isRequired !== true;
    const value = isLeftOut ? undefined : next;
    change(path, value);
    return value;
  };
  const shift = (from: number, to: number): void => {
    if (from < 0 || to < 0 || to >= entries.length || from === to) return;
    move(from, to);
    fresh.forget(path);
    put(moved(entries, from, to));
  };
  const add = (): void => {
    setAdded(append());
    fresh.add([...path, entries.length]);
    put([...entries, isText ? '' : newEntry(field)]);
  };
  const drain = (at: number): void =>
    removal.remove(`“${names[at] ?? ''}”`, at, () => {
      remove(at);
      fresh.forget(path);
      return put(entries.filter((_, other) => other !== at));
    });
  const isOwn = entries.map((_, at) => !isFromSample(marked, [...path, at]));
  const ofSample = isOwn.filter((own) => !own).length;
  const drainSample = (): void =>
    removal.remove(`${ofSample} ${field.entry.toLowerCase()}s`, entries.length, () => {
      fresh.forget(path);
      return put(entries.filter((_, at) => isOwn[at]));
    });
  // An empty list with a default would show the default again, and a required list must not be empty.
  const canDrainSample = ofSample > 1 && !hasDefault && field.isRequired !== true;
  const id = fieldId(path);
  const wrong = faultsAt(faults, path);
  const isFull = entries.length >= field.most;
  // No page can be made of a list that must not be empty (`showableHouse`).
  const isPublishedShown = hasPreview && entries.length === 0 && wrong.length > 0;
  return (
    <fieldset className={styles.list} id={id} tabIndex={-1}>
      <legend className={styles.legend}>
        {field.label}
        <span className={styles.optional}>
          {' '}
          ({entries.length} of up to {field.most})
        </span>
      </legend>
      {field.hint && <p className={styles.hint}>{field.hint}</p>}
      {wrong.map((message) => (
        <p key={message} className={styles.fault}>
          {message}
        </p>
      ))}
      {isPublishedShown && (
        <p className={styles.hint}>Until you add one, the preview shows the published list.</p>
      )}
      {canDrainSample && (
        <div className={styles.listFoot}>
          <Button size="small" onClick={drainSample}>
            Remove {ofSample === 2 ? 'both' : `all ${ofSample}`} sample {field.entry.toLowerCase()}s
          </Button>
        </div>
      )}
      <SortableList
        items={keys.map((key, at) => ({ id: key, name: names[at] ?? 'The entry' }))}
        place="place"
        label={field.label}
        className={styles.entries}
        onMove={shift}
      >
        {keys.map((key, at) => (
          <ListEntry
            key={key}
            sortKey={key}
            field={field}
            path={[...path, at]}
            renderField={renderField}
            name={names[at] ?? ''}
            isLast={at === entries.length - 1}
            isNew={key === added}
            onMove={(by) => shift(at, at + by)}
            onRemove={() => drain(at)}
          />
        ))}
      </SortableList>
      <div className={styles.listFoot}>
        <Button
          id={addId(path)}
          size="small"
          icon={<PlusOutlined aria-hidden />}
          disabled={isFull}
          onClick={add}
        >
          Add {field.entry.toLowerCase()}
        </Button>
        {hasDefault && !isFromSample(sampleDefaults, path) && isOwnAt(content, path) && (
          <UseDefault
            label={field.label}
            kind="list"
            shown={valueInWords(defaultAt(path), path)}
            onUse={() => change(path, undefined)}
          />
        )}
        {removal.note}
      </div>
    </fieldset>
  );
}

/** An icon is there from the start: few know that a row needs one. */
function newEntry({ fields }: ListField): Readonly<Record<string, string>> {
  return Object.fromEntries(
    fields.flatMap(({ kind, path }) => (kind === 'icon' ? [[path, commonIcon]] : [])),
  );
}
