import { useState, type ReactNode } from 'react';
import type { Path } from '../content/content.ts';
import { shownAt } from '../fields/defaults.ts';
import type { NumberField } from '../fields/field.ts';
import { useForm } from './form-context.ts';
import { ShortInput } from './short-input.tsx';

/** A number. What is not one is kept as it was typed, and is a fault. */
export function NumberControl({ field, path }: { field: NumberField; path: Path }): ReactNode {
  const { content, change } = useForm();
  const value = shownAt(content, path);
  // '33.' and '33.0' are the number 33, and have to stay as they are while they are typed.
  const [typed, setTyped] = useState('');
  const text = valueOf(typed) === value ? typed : shownText(value);
  const onType = (next: string): void => {
    setTyped(next);
    change(path, valueOf(next));
  };
  return (
    <ShortInput
      field={field}
      path={path}
      inputMode={field.isWhole === true ? 'numeric' : 'decimal'}
      value={text}
      onType={onType}
    />
  );
}

function valueOf(text: string): number | string | undefined {
  const trimmed = text.trim();
  if (trimmed === '') return undefined;
  const number = Number(trimmed);
  return Number.isFinite(number) ? number : text;
}

function shownText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
