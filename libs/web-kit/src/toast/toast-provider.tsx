import { createContext, lazy, Suspense, use, useCallback, useEffect, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import type { ShownToast, ToastMessage } from './toast-message.ts';

interface Toasts {
  /** Shows a message in place of the one before it: one at a time, for 5000 ms (spec page 1, section 9). */
  toast: (message: ToastMessage) => void;
  dismiss: () => void;
}

const ToastContext = createContext<Toasts | undefined>(undefined);

const loadArea = () => import('./toast-area.tsx');
const ToastArea = lazy(() => loadArea().then((module) => ({ default: module.ToastArea })));

export function ToastProvider({ children }: { children: ReactNode }): ReactNode {
  const [shown, setShown] = useState<ShownToast>();
  const dismiss = useCallback(() => setShown(undefined), []);
  const [ready, setReady] = useState(false);
  const prepare = useCallback(() => void loadArea().then(() => setReady(true)), []);
  const toast = useCallback(
    (message: ToastMessage) => {
      setShown((last) => ({ ...message, id: (last?.id ?? 0) + 1 }));
      prepare();
    },
    [prepare],
  );
  const value = useMemo(() => ({ toast, dismiss }), [toast, dismiss]);

  // Loaded on the first interaction, before it is needed: after a lost connection, which is one of its messages, it
  // could not be loaded.
  useEffect(() => {
    const signs = ['pointerdown', 'keydown', 'scroll'] as const;
    for (const sign of signs) addEventListener(sign, prepare, { once: true, passive: true });
    return () => {
      for (const sign of signs) removeEventListener(sign, prepare);
    };
  }, [prepare]);

  return (
    <ToastContext value={value}>
      {children}
      {ready && (
        <Suspense>
          <ToastArea shown={shown} onClose={dismiss} />
        </Suspense>
      )}
    </ToastContext>
  );
}

/** Shows and dismisses messages. Throws outside a ToastProvider. */
export function useToast(): Toasts {
  const toasts = use(ToastContext);
  if (!toasts) throw new Error('useToast needs a ToastProvider above it');
  return toasts;
}
