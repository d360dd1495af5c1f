import { useId, useRef, type ReactNode } from 'react';
import { Radio } from 'antd';
import { entryWays, type EntryWay } from '@getaway/property/entry';
import { pathOf, valueAt } from '../content/content.ts';
import { entryWayNames, entryWayOf } from '../fields/entry-ways.ts';
import type { PlainField } from '../fields/field.ts';
import { faultsAt, fieldId, useForm } from './form-context.ts';
import styles from './form.module.css';
import { FieldMark } from './sample-mark.tsx';

const options = entryWays.map((way) => ({ value: way, label: entryWayNames[way] }));
const group = pathOf('entry');
const withoutCodes =
  'Texts that promise guests a code are marked “to fix” in the menu: say there how they get in.';

/** How guests get in. The instructions are the next field, which a house with codes does not have. */
export function EntryWayControl({ field }: { field: PlainField }): ReactNode {
  const { path, label } = field;
  const { content, faults, fresh, marked, change, leave } = useForm();
  const way = entryWayOf(content);
  const hint = way === 'own-code' ? field.hint : withoutCodes;
  const hintId = useId();
  const instructions = valueAt(content, [...group, 'instructions']);
  const last = useRef<unknown>(undefined);
  const choose = (chosen: EntryWay): void => {
    last.current = instructions ?? last.current;
    const isWritten = typeof last.current === 'string' && last.current.trim() !== '';
    const kept = isWritten ? { instructions: last.current } : {};
    // Nobody has had a chance to write them.
    if (!isWritten) fresh.add([...group, 'instructions']);
    change(group, chosen === 'own-code' ? { way: chosen } : { way: chosen, ...kept });
    leave();
  };
  return (
    <fieldset
      className={`${styles.field} ${styles.list}`}
      id={fieldId(pathOf(path))}
      tabIndex={-1}
      aria-describedby={hint && hintId}
    >
      <legend className={styles.legend}>{label}</legend>
      {marked.includes(path) && (
        <div>
          <FieldMark
            id={`${fieldId(pathOf(path))}-sample`}
            path={pathOf(path)}
            label={label}
            isFaulty={false}
          />
        </div>
      )}
      <Radio.Group
        vertical
        name={path}
        options={options}
        value={way}
        onChange={({ target }) => choose(target.value as EntryWay)}
      />
      {faultsAt(faults, pathOf(path)).map((message) => (
        <p key={message} className={styles.fault}>
          {message}
        </p>
      ))}
      {hint && (
        <p className={styles.hint} id={hintId}>
          {hint}
        </p>
      )}
    </fieldset>
  );
}
