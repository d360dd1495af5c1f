import type { ReactNode } from 'react';
import { usePasswordDialog } from '../session/use-password-dialog.tsx';
import { useSignOut } from '../session/use-sign-out.ts';
import { useShortcuts } from '../shortcuts/shortcuts-context.ts';
import { useGuardedLeave } from '../unsaved-changes/unsaved-changes-guard.tsx';
import { deeds } from './places.ts';

interface Deeds {
  /** What a path of `deeds` does; undefined for the address of a place. */
  readonly of: (path: string | undefined) => (() => void) | undefined;
  readonly dialogs: ReactNode;
}

/** What the search does without going anywhere. */
export function useDeeds(): Deeds {
  const password = usePasswordDialog();
  const shortcuts = useShortcuts();
  const { signOut } = useSignOut();
  const leave = useGuardedLeave();
  return {
    of: (path) => {
      switch (path) {
        case deeds.password:
          return password.show;
        case deeds.shortcuts:
          return shortcuts.show;
        case deeds.signOut:
          return () => leave(signOut);
        default:
          return undefined;
      }
    },
    dialogs: password.dialog,
  };
}
