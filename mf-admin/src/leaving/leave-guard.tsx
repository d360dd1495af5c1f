import { createContext, use, useEffect, useRef, useState, type ReactNode } from 'react';
import { useBlocker, useLocation, useNavigate } from 'react-router-dom';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { onDeparture } from './departure.ts';
import { UnsavedWork, UnsavedWorkContext } from './unsaved-work.ts';

const LeaveContext = createContext((then: () => void): void => then());

/** Does something that leaves the page; asks first where a form holds something that is not saved. */
export function useLeave(): (then: () => void) => void {
  return use(LeaveContext);
}

/** Asks before typed input is lost: to a link, to the browser's buttons, to a closed tab (`useUnsaved`, `useLeave`). */
export function LeaveGuard({ children }: { children: ReactNode }): ReactNode {
  const [work] = useState(() => new UnsavedWork());
  const [wanted, setWanted] = useState<() => void>();
  // The way out may lead through the shell, which is not to ask once more.
  const agreed = useRef(false);
  // Who leaves and is back before the other page was drawn is on a page of the same path, and asked anew.
  const { key } = useLocation();
  useEffect(() => {
    agreed.current = false;
  }, [key]);
  const navigate = useNavigate();
  // A search or a page of a list changes the address, and leaves nothing.
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && !agreed.current && work.isThere(),
  );
  const blocked = blocker.state === 'blocked';

  useEffect(
    () =>
      onDeparture({
        isHeld: () => !agreed.current && work.isThere(),
        onHeld: (path) =>
          setWanted(() => () => {
            agreed.current = true;
            void navigate(path);
          }),
      }),
    [work, navigate],
  );

  const leave = (then: () => void): void => (work.isThere() ? setWanted(() => then) : then());
  const go = (): void => {
    setWanted(undefined);
    if (!blocked) return wanted?.();
    agreed.current = true;
    blocker.proceed();
  };
  const stay = (): void => {
    setWanted(undefined);
    if (blocked) blocker.reset();
  };

  return (
    <UnsavedWorkContext value={work}>
      <LeaveContext value={leave}>
        {children}
        <ConfirmDialog
          open={blocked || wanted !== undefined}
          title="Leave without saving?"
          confirm="Leave"
          cancel="Keep Editing"
          onConfirm={go}
          onCancel={stay}
        >
          What you entered has not been saved.
        </ConfirmDialog>
      </LeaveContext>
    </UnsavedWorkContext>
  );
}
