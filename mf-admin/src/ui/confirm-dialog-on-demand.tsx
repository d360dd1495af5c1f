import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import type { ConfirmDialogProps } from './confirm-dialog.tsx';

const load = () => import('./confirm-dialog.tsx').then((module) => ({ default: module.ConfirmDialog }));
const ConfirmDialog = lazy(load);

/**
 * A `ConfirmDialog` for what is drawn first, which does not need its script: it is fetched at the first sign of somebody,
 * before there is anything to ask. After a lost connection it could not be.
 */
export function ConfirmDialogOnDemand(props: ConfirmDialogProps): ReactNode {
  const { open } = props;
  const [opened, setOpened] = useState(open);
  if (open && !opened) setOpened(true);
  useEffect(() => {
    // What can't be fetched is asked for again when it is needed.
    const prepare = (): void => void load().catch(() => undefined);
    const signs = ['pointerdown', 'keydown'] as const;
    for (const sign of signs) addEventListener(sign, prepare, { once: true, passive: true });
    return () => {
      for (const sign of signs) removeEventListener(sign, prepare);
    };
  }, []);
  return (
    opened && (
      <Suspense>
        <ConfirmDialog {...props} />
      </Suspense>
    )
  );
}
