import { useEffect, useState } from 'react';

/** A value that has not changed for a while; `settled` is false until then. Compared by its text. */
export function useSettled<Value>(value: Value, delayMs: number): { value: Value; settled: boolean } {
  const text = JSON.stringify(value);
  const [last, setLast] = useState({ value, text });
  useEffect(() => {
    if (text === last.text) return;
    const timer = setTimeout(() => setLast({ value: JSON.parse(text) as Value, text }), delayMs);
    return () => clearTimeout(timer);
  }, [text, last.text, delayMs]);
  return { value: last.value, settled: text === last.text };
}
