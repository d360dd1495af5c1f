import { lazy, Suspense, type ReactElement, type ReactNode } from 'react';
import { LogoutOutlined } from '@ant-design/icons';
import { Link, useLocation } from 'react-router-dom';
import spoken from '@getaway/web-kit/spoken.module.css';
import { houseZone } from '../format/house-zone.ts';
import { unreadInWords } from '../threads/thread-words.ts';
import { useGuardedLeave } from '../unsaved-changes/unsaved-changes-guard.tsx';
import { activeSegment } from './active-segment.ts';
import { sidebarEntries } from './entries.tsx';
import styles from './sidebar.module.css';
import { useSignOut } from '../session/use-sign-out.ts';
import { useTooltipDelay } from './use-tooltip-delay.ts';

/** Only icons without labels need tooltips, and those are a lot of script. */
const EntryTip = lazy(() => import('./entry-tip.tsx').then((module) => ({ default: module.EntryTip })));

interface SidebarProps {
  /** Icons alone, with the labels as tooltips. */
  collapsed: boolean;
  /** Threads with unread messages, beside the inbox. */
  unread: number;
  onNavigate?: () => void;
}

export function Sidebar({ collapsed, unread, onNavigate }: SidebarProps): ReactNode {
  const active = activeSegment(useLocation().pathname);
  const { signOut, signingOut } = useSignOut();
  const leave = useGuardedLeave();
  const { delay, onOpenChange } = useTooltipDelay();
  const tipped = (label: string, item: ReactElement): ReactNode =>
    collapsed ? (
      <Suspense fallback={item}>
        <EntryTip {...{ label, delay, onOpenChange }}>{item}</EntryTip>
      </Suspense>
    ) : (
      item
    );
  return (
    <nav className={styles.sidebar} data-collapsed={collapsed} aria-label="Back office">
      <ul className={styles.entries}>
        {sidebarEntries.map(({ segment, label, icon }) => (
          <li key={segment}>
            {tipped(
              label,
              <Link
                className={styles.entry}
                to={`/admin/${segment}`}
                aria-current={segment === active ? 'page' : undefined}
                onClick={onNavigate}
              >
                {icon}
                <span className={styles.label}>{label}</span>
                {segment === 'inbox' && unread > 0 && <UnreadCount threads={unread} />}
              </Link>,
            )}
          </li>
        ))}
        <li className={styles.zone}>{!collapsed && `All times: ${houseZone()}`}</li>
        <li>
          {tipped(
            'Logout',
            <button
              className={styles.entry}
              type="button"
              disabled={signingOut}
              onClick={() => leave(signOut)}
            >
              <LogoutOutlined aria-hidden />
              <span className={styles.label}>Logout</span>
            </button>,
          )}
        </li>
      </ul>
    </nav>
  );
}

/** The number of unread threads, in words for readers. */
function UnreadCount({ threads }: { threads: number }): ReactNode {
  return (
    <>
      <span className={styles.count} aria-hidden>
        {threads > 99 ? '99+' : threads}
      </span>
      <span className={spoken.spoken}>, {unreadInWords(threads)}</span>
    </>
  );
}
