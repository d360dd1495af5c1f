import { useEffect, useState, type ReactNode } from 'react';
import { Input, type InputProps } from 'antd';

interface DebouncedInputProps extends Omit<InputProps, 'value' | 'onChange' | 'onPressEnter'> {
  value: string;
  delayMs: number;
  /** Called with the trimmed text `delayMs` after the last keystroke, or immediately on Enter. */
  onDebouncedChange: (text: string) => void;
  /** Removes characters that are not allowed, on each keystroke. */
  clean?: (text: string) => string;
}

/** A text field whose change is debounced. A new `value` from the outside replaces what was typed. */
export function DebouncedInput({
  value,
  delayMs,
  onDebouncedChange,
  clean = asTyped,
  ...input
}: DebouncedInputProps): ReactNode {
  const [text, setText] = useState(value);
  const [reported, setReported] = useState(value);
  const [seen, setSeen] = useState(value);
  if (value !== seen) {
    setSeen(value);
    if (value !== reported) {
      setText(value);
      setReported(value);
    }
  }
  const wanted = text.trim();
  useEffect(() => {
    if (wanted === reported) return;
    const timer = setTimeout(() => {
      setReported(wanted);
      onDebouncedChange(wanted);
    }, delayMs);
    return () => clearTimeout(timer);
  }, [wanted, reported, delayMs, onDebouncedChange]);
  return (
    <Input
      {...input}
      value={text}
      onChange={({ target }) => setText(clean(target.value))}
      onPressEnter={() => {
        setReported(wanted);
        onDebouncedChange(wanted);
      }}
    />
  );
}

function asTyped(text: string): string {
  return text;
}
