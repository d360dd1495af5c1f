import { useRef } from 'react';

export interface AttemptKey {
  /** The key for a text: the same one until `forget`, so that a second try of it cannot send it twice. */
  readonly of: (text: string) => string;
  /** Call it when the text was sent: the same text may then be sent again on purpose. */
  readonly forget: () => void;
}

/** Idempotency keys of a form whose send may lose its answer. */
export function useAttemptKey(): AttemptKey {
  const last = useRef<{ text: string; key: string }>(undefined);
  return {
    of: (text) => {
      if (last.current?.text !== text) last.current = { text, key: newKey() };
      return last.current.key;
    },
    forget: () => {
      last.current = undefined;
    },
  };
}

/** As `crypto.randomUUID`, which browsers have on secure pages only. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
