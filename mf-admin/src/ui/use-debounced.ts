import { useEffect, useState } from 'react';

/**
 * A debounced copy of `value`: it follows `delayMs` after the last change. `settled` is false while the copy lags behind.
 * Values are compared by their JSON text.
 */
export function useDebounced<Value>(value: Value, delayMs: number): { value: Value; settled: boolean } {
  const text = JSON.stringify(value);
  const [last, setLast] = useState({ value, text });
  useEffect(() => {
    if (text === last.text) return;
    const timer = setTimeout(() => setLast({ value: JSON.parse(text) as Value, text }), delayMs);
    return () => clearTimeout(timer);
  }, [text, last.text, delayMs]);
  return { value: last.value, settled: text === last.text };
}
