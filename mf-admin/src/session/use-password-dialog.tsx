import { lazy, Suspense, type ReactNode } from 'react';
import { useDialog } from '../ui/use-dialog.ts';

const ChangePassword = lazy(() =>
  import('./change-password.tsx').then((module) => ({ default: module.ChangePassword })),
);

/** The dialog that changes the own password, whose script is fetched by the first who opens it. */
export function usePasswordDialog(): { show: () => void; dialog: ReactNode } {
  const { open, round, show, close } = useDialog<'own'>();
  const dialog = round > 0 && (
    <Suspense>
      <ChangePassword key={round} open={open} onClose={close} />
    </Suspense>
  );
  return { show: () => show('own'), dialog };
}
