import type { ComponentProps, ReactNode } from 'react';
import styles from './choice.module.css';

interface ChoiceProps<Value extends string> extends Omit<
  ComponentProps<'select'>,
  'value' | 'defaultValue' | 'onChange' | 'multiple' | 'size' | 'children'
> {
  options: readonly { readonly value: Value; readonly label: string; readonly disabled?: boolean }[];
  /** Shown until something is chosen. */
  placeholder?: string;
  value?: Value | undefined;
  onChange?: (value: Value) => void;
}

/**
 * One of a few that are known beforehand: the browser's own list, which a phone opens over the whole screen, a screen
 * reader knows and a slow machine opens at once. For one of many, to be searched, antd's `Select`. A `Form.Item` may
 * hold it.
 */
export function Choice<Value extends string>(props: ChoiceProps<Value>): ReactNode {
  const { options, placeholder, value, onChange, className, ...select } = props;
  return (
    <select
      {...select}
      className={[styles.choice, className].filter(Boolean).join(' ')}
      value={value ?? ''}
      data-empty={value === undefined}
      onChange={({ target }) => {
        const chosen = options.find((option) => option.value === target.value);
        if (chosen) onChange?.(chosen.value);
      }}
    >
      {placeholder !== undefined && (
        <option value="" disabled hidden>
          {placeholder}
        </option>
      )}
      {options.map((option) => (
        <option key={option.value} value={option.value} disabled={option.disabled}>
          {option.label}
        </option>
      ))}
    </select>
  );
}
