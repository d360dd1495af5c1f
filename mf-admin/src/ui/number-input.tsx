import { useState, type ReactNode } from 'react';
import { Input, type InputProps } from 'antd';

/**
 * Passes a whole number to its form, null for an empty field, and NaN for anything else, which stays as it was typed: the
 * contract rejects it, and none is corrected silently. It isn't `type="number"`, which drops a comma in some browsers.
 */
export function NumberInput({
  value = null,
  onChange,
  ...props
}: Omit<InputProps, 'value' | 'onChange'> & {
  value?: number | null;
  onChange?: (value: number | null) => void;
}): ReactNode {
  const [typed, setTyped] = useState('');
  const shown = Object.is(numberOf(typed), value) ? typed : String(value ?? '');
  return (
    <Input
      inputMode="numeric"
      autoComplete="off"
      {...props}
      value={shown}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange?.(numberOf(target.value));
      }}
    />
  );
}

function numberOf(text: string): number | null {
  const trimmed = text.trim();
  if (trimmed === '') return null;
  return /^-?\d+$/.test(trimmed) ? Number(trimmed) : Number.NaN;
}
