import { use, type ReactNode } from 'react';
import {
  ArrowLeftOutlined,
  LockOutlined,
  MenuFoldOutlined,
  MenuOutlined,
  MenuUnfoldOutlined,
  SearchOutlined,
} from '@ant-design/icons';
import { readSetup } from '@getaway/contracts/http/setup';
import { useQuery } from '@getaway/web-kit/swr.tsx';
import { HostContext } from '../host.ts';
import { usePalette } from '../palette/use-palette.tsx';
import { usePublishedHouse } from '../published-house/published-house.ts';
import { usePasswordDialog } from '../session/use-password-dialog.tsx';
import { useGuardedLeaveFor } from '../unsaved-changes/unsaved-changes-guard.tsx';
import { HouseMark } from '../ui/house-mark.tsx';
import { shortcutWords } from '../ui/shortcut-words.ts';
import styles from './header.module.css';
import type { Sidebar } from './use-sidebar.ts';

interface HeaderProps {
  username: string;
  sidebar: Sidebar;
  /** Whether the menu, while it is out of sight, has something unread. */
  hasUnread: boolean;
}

export function Header({ username, sidebar, hasUnread }: HeaderProps): ReactNode {
  return (
    <header className={styles.header}>
      <MenuButton sidebar={sidebar} hasUnread={hasUnread} />
      <HouseMark className={styles.mark} />
      <div className={styles.names}>
        <h1 className={styles.title}>Admin Dashboard</h1>
        <div className={styles.line}>
          <p className={styles.property}>{usePublishedHouse().name}</p>
          <p className={styles.welcome}>
            Welcome, <strong>{username}</strong>
          </p>
        </div>
      </div>
      <DemoMark />
      <SearchButton />
      <PasswordButton />
      <WebsiteLink />
    </header>
  );
}

/** Nobody is to take made-up guests for real ones. */
function DemoMark(): ReactNode {
  const { data } = useQuery(readSetup);
  return data?.isDemo && <p className={styles.demo}>Demo</p>;
}

function WebsiteLink(): ReactNode {
  const host = use(HostContext);
  const leaveFor = useGuardedLeaveFor();
  const label = 'Back to Website';
  const content = (
    <>
      <ArrowLeftOutlined aria-hidden />
      <span className={styles.controlLabel}>{label}</span>
    </>
  );
  const className = styles.control ?? '';
  // At its own address the back office's server knows where the website is.
  const address = host === 'shell' ? '/' : '/website';
  return (
    <a
      className={className}
      href={address}
      aria-label={label}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        // Loaded again: what was published since this page was opened is to be seen.
        leaveFor(address);
      }}
    >
      {content}
    </a>
  );
}

function SearchButton(): ReactNode {
  const { show, dialog } = usePalette();
  const label = 'Search';
  const keys = shortcutWords('K');
  return (
    <>
      <button
        className={styles.control}
        type="button"
        aria-label={label}
        aria-keyshortcuts="Control+K Meta+K"
        title={keys === undefined ? label : `${label} (${keys})`}
        onClick={show}
      >
        <SearchOutlined aria-hidden />
        <span className={styles.controlLabel}>{label}</span>
      </button>
      {dialog}
    </>
  );
}

function PasswordButton(): ReactNode {
  const { show, dialog } = usePasswordDialog();
  const label = 'Change Password';
  return (
    <>
      <button className={styles.control} type="button" aria-label={label} onClick={show}>
        <LockOutlined aria-hidden />
        <span className={styles.controlLabel}>{label}</span>
      </button>
      {dialog}
    </>
  );
}

function MenuButton({ sidebar, hasUnread }: Pick<HeaderProps, 'sidebar' | 'hasUnread'>): ReactNode {
  const { mobile, open, toggle } = sidebar;
  const label = mobile ? 'Open menu' : open ? 'Collapse sidebar' : 'Expand sidebar';
  const keys = shortcutWords('B');
  const wideIcon = open ? <MenuFoldOutlined aria-hidden /> : <MenuUnfoldOutlined aria-hidden />;
  return (
    <button
      className={styles.menu}
      type="button"
      aria-label={label}
      aria-expanded={open}
      title={keys === undefined ? label : `${label} (${keys})`}
      onClick={toggle}
    >
      {mobile ? <MenuOutlined aria-hidden /> : wideIcon}
      {mobile && hasUnread && <span className={styles.dot} aria-hidden />}
    </button>
  );
}
