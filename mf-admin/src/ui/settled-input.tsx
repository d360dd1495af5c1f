import { useEffect, useState, type ReactNode } from 'react';
import { Input, type InputProps } from 'antd';

interface SettledInputProps extends Omit<InputProps, 'value' | 'onChange' | 'onPressEnter'> {
  value: string;
  delayMs: number;
  /** What was typed, once nothing was typed for a while, or at once on Enter. */
  onSettle: (text: string) => void;
  /** Leaves only what may be typed. */
  clean?: (text: string) => string;
}

/** A field that tells what stands in it when its person stops typing. A value from elsewhere takes its place. */
export function SettledInput({
  value,
  delayMs,
  onSettle,
  clean = asTyped,
  ...input
}: SettledInputProps): ReactNode {
  const [text, setText] = useState(value);
  const [told, setTold] = useState(value);
  const [seen, setSeen] = useState(value);
  if (value !== seen) {
    setSeen(value);
    if (value !== told) {
      setText(value);
      setTold(value);
    }
  }
  const wanted = text.trim();
  useEffect(() => {
    if (wanted === told) return;
    const timer = setTimeout(() => {
      setTold(wanted);
      onSettle(wanted);
    }, delayMs);
    return () => clearTimeout(timer);
  }, [wanted, told, delayMs, onSettle]);
  return (
    <Input
      {...input}
      value={text}
      onChange={({ target }) => setText(clean(target.value))}
      onPressEnter={() => {
        setTold(wanted);
        onSettle(wanted);
      }}
    />
  );
}

function asTyped(text: string): string {
  return text;
}
