import { useState, type ReactNode } from 'react';
import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { flushSync } from 'react-dom';
import { pathOf, valueAt, type Path } from '../content/content.ts';
import type { Field } from '../fields/field.ts';
import { countFaults, elementOf, useForm } from './form-context.ts';
import styles from './form.module.css';
import { addId } from './use-removal.tsx';

interface EntryFieldsProps {
  fields: readonly Field[];
  /** Of the entry. */
  path: Path;
  renderField: (field: Field, path: Path) => ReactNode;
}

/** The fields of an entry. Those that it doesn't use wait behind a button each. */
export function EntryFields({ fields, path, renderField }: EntryFieldsProps): ReactNode {
  const { content, faults } = useForm();
  const at = (field: Field): Path => [...path, ...pathOf(field.path)];
  const isUsed = (field: Field): boolean =>
    hasContent(valueAt(content, at(field))) || countFaults(faults, at(field)) > 0;
  const used = fields.flatMap((field) => (field.addedAs && isUsed(field) ? [field.addedAs] : []));
  // What is emptied stays, with its Undo.
  const [shown, setShown] = useState(used);
  const found = used.filter((name) => !shown.includes(name));
  if (found.length > 0) setShown([...shown, ...found]);
  const names = new Set(fields.flatMap(({ addedAs }) => addedAs ?? []));
  const unused = [...names].filter((name) => !shown.includes(name));
  const add = (name: string): void => {
    flushSync(() => setShown([...shown, name]));
    const first = fields.find(({ addedAs }) => addedAs === name);
    if (!first) return;
    const addEntry = document.getElementById(addId(at(first)));
    // A list begins with its first entry, which takes the focus.
    if (addEntry) addEntry.click();
    else elementOf(at(first))?.focus();
  };
  return (
    <>
      {fields
        .filter(({ addedAs }) => addedAs === undefined || shown.includes(addedAs))
        .map((field) => renderField(field, at(field)))}
      {unused.length > 0 && (
        <div className={styles.unused} role="group" aria-label="Add to this entry">
          {unused.map((name) => (
            <Button key={name} size="small" icon={<PlusOutlined aria-hidden />} onClick={() => add(name)}>
              Add {name}
            </Button>
          ))}
        </div>
      )}
    </>
  );
}

function hasContent(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : value !== undefined && value !== '';
}
