import { createContext, use, useEffect, useRef, useState, type ReactNode } from 'react';
import { useBlocker, useLocation, useNavigate } from 'react-router-dom';
import { ConfirmDialogOnDemand } from '../ui/confirm-dialog-on-demand.tsx';
import { onBeforeLeave } from './before-leave.ts';
import { UnsavedChanges, UnsavedChangesContext } from './unsaved-changes.ts';

const GuardedLeaveContext = createContext({
  leave: (then: () => void): void => then(),
  leaveFor: (address: string): void => window.location.assign(address),
});

/** Returns a function that runs an action that leaves the page, after confirmation if a form has unsaved changes. */
export function useGuardedLeave(): (then: () => void) => void {
  return use(GuardedLeaveContext).leave;
}

/** The same for a page outside the back office, which the browser loads again. */
export function useGuardedLeaveFor(): (address: string) => void {
  return use(GuardedLeaveContext).leaveFor;
}

/**
 * Asks for confirmation before a link, the browser's back button or a closed tab discards unsaved changes. Forms register
 * with `useUnsavedChanges`; other ways out go through `useGuardedLeave`.
 */
export function UnsavedChangesGuard({ children }: { children: ReactNode }): ReactNode {
  const [changes] = useState(() => new UnsavedChanges());
  const [pendingLeave, setPendingLeave] = useState<() => void>();
  // Leaving may pass through the shell's router as well, which must not ask a second time.
  const confirmed = useRef(false);
  // Someone who comes back before the other page rendered is on the same path, and has to be asked again.
  const { key } = useLocation();
  useEffect(() => {
    confirmed.current = false;
  }, [key]);
  const navigate = useNavigate();
  // Searching and paging change only the query string, which leaves the form in place.
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && !confirmed.current && changes.exist(),
  );
  const blocked = blocker.state === 'blocked';

  useEffect(
    () =>
      onBeforeLeave({
        shouldBlock: () => !confirmed.current && changes.exist(),
        onBlocked: (path) =>
          setPendingLeave(() => () => {
            confirmed.current = true;
            void navigate(path);
          }),
      }),
    [changes, navigate],
  );

  const leave = (then: () => void): void => (changes.exist() ? setPendingLeave(() => then) : then());
  const leaveFor = (address: string): void =>
    leave(() => {
      // The browser’s own question would be a second one.
      confirmed.current = true;
      window.location.assign(address);
    });
  const go = (): void => {
    setPendingLeave(undefined);
    if (!blocked) return pendingLeave?.();
    confirmed.current = true;
    blocker.proceed();
  };
  const stay = (): void => {
    setPendingLeave(undefined);
    if (blocked) blocker.reset();
  };

  return (
    <UnsavedChangesContext value={changes}>
      <GuardedLeaveContext value={{ leave, leaveFor }}>
        {children}
        <ConfirmDialogOnDemand
          open={blocked || pendingLeave !== undefined}
          title="Leave without saving?"
          confirm="Leave"
          cancel="Keep Editing"
          onConfirm={go}
          onCancel={stay}
        >
          Your changes haven’t been saved.
        </ConfirmDialogOnDemand>
      </GuardedLeaveContext>
    </UnsavedChangesContext>
  );
}
