import { useState, type ReactNode } from 'react';
import { valueAt, type Path } from '../content/content.ts';
import { shownAt } from '../fields/defaults.ts';
import type { NumberField } from '../fields/field.ts';
import { useForm } from './form-context.ts';
import { ShortInput } from './short-input.tsx';

/** A number. What is not one is kept as it was typed, and is a fault. */
export function NumberControl({ field, path }: { field: NumberField; path: Path }): ReactNode {
  const { content, change } = useForm();
  const value = valueAt(content, path) ?? field.fallback?.(content) ?? shownAt(content, path);
  // '33.' and '33.0' are the number 33, and have to stay as they are while they are typed.
  const [typed, setTyped] = useState('');
  const isHours = field.isHours === true;
  const numberIn = (words: string) =>
    (isHours ? hoursIn(words) : undefined) ?? valueOf(field.isDollars === true ? withoutSign(words) : words);
  const text = numberIn(typed) === value ? typed : shownText(value);
  const onType = (next: string): void => {
    setTyped(next);
    change(path, numberIn(next));
  };
  return (
    <ShortInput
      field={field}
      path={path}
      inputMode={isHours ? 'text' : field.isWhole === true ? 'numeric' : 'decimal'}
      beside={isHours ? inOtherUnit(text, value) : undefined}
      value={text}
      onType={onType}
    />
  );
}

const hoursInDay = 24;

/** The hours of '14 days' or '2 weeks'. */
function hoursIn(text: string): number | undefined {
  const [, count, unit = ''] = /^\s*(\d{1,3})\s*(day|week)s?\s*$/i.exec(text) ?? [];
  const days = unit.toLowerCase() === 'week' ? 7 : 1;
  return count === undefined ? undefined : Number(count) * days * hoursInDay;
}

/** '$ 85' to '85'. */
function withoutSign(text: string): string {
  return text.replace(/^\s*\$/, '');
}

/** '= 14 days' beside 336, and '= 336 hours' beside 14 days. */
function inOtherUnit(text: string, value: unknown): string | undefined {
  if (typeof value !== 'number' || value <= 0) return undefined;
  if (hoursIn(text) !== undefined) return `= ${value} hours`;
  const days = Math.floor(value / hoursInDay);
  const hours = value % hoursInDay;
  if (days === 0) return undefined;
  const inDays = days === 1 ? '1 day' : `${days} days`;
  return hours === 0 ? `= ${inDays}` : `= ${inDays} and ${hours} h`;
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
