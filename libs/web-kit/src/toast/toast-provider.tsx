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
  const toast = useCallback(
    (message: ToastMessage) => setShown((last) => ({ ...message, id: (last?.id ?? 0) + 1 })),
    [],
  );
  const value = useMemo(() => ({ toast, dismiss }), [toast, dismiss]);

  // The area comes after the first paint, yet before it is needed: a lost connection is one of its messages.
  const [ready, setReady] = useState(false);
  useEffect(() => {
    void loadArea().then(() => setReady(true));
  }, []);

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
