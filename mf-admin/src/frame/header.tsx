import { use, type ReactNode } from 'react';
import {
  ArrowLeftOutlined,
  KeyOutlined,
  MenuFoldOutlined,
  MenuOutlined,
  MenuUnfoldOutlined,
} from '@ant-design/icons';
import { Link } from 'react-router-dom';
import { readSetup } from '@getaway/contracts/http/setup';
import { useRead } from '@getaway/web-kit/swr.tsx';
import { HostContext } from '../host.ts';
import { property } from '../property.ts';
import { usePasswordDialog } from '../session/use-password-dialog.tsx';
import { HouseMark } from '../ui/house-mark.tsx';
import styles from './header.module.css';
import type { Sidebar } from './use-sidebar.ts';

interface HeaderProps {
  username: string;
  sidebar: Sidebar;
}

export function Header({ username, sidebar }: HeaderProps): ReactNode {
  const host = use(HostContext);
  return (
    <header className={styles.header}>
      <MenuButton sidebar={sidebar} />
      <HouseMark className={styles.mark} />
      <div className={styles.names}>
        <h1 className={styles.title}>Admin Dashboard</h1>
        <p className={styles.property}>{property.name}</p>
      </div>
      <DemoMark />
      <p className={styles.welcome}>
        Welcome, <strong>{username}</strong>
      </p>
      <PasswordButton />
      {host === 'shell' && (
        <Link className={styles.control} to="/">
          <ArrowLeftOutlined aria-hidden />
          <span className={styles.controlLabel}>Back to Website</span>
        </Link>
      )}
    </header>
  );
}

/** Nobody is to take made-up guests for real ones. */
function DemoMark(): ReactNode {
  const { data } = useRead(readSetup);
  return data?.isDemo && <p className={styles.demo}>Demo</p>;
}

function PasswordButton(): ReactNode {
  const { show, dialog } = usePasswordDialog();
  return (
    <>
      <button className={styles.control} type="button" onClick={show}>
        <KeyOutlined aria-hidden />
        <span className={styles.controlLabel}>Change Password</span>
      </button>
      {dialog}
    </>
  );
}

function MenuButton({ sidebar: { mobile, open, toggle } }: Pick<HeaderProps, 'sidebar'>): ReactNode {
  const label = mobile ? 'Open menu' : open ? 'Collapse sidebar' : 'Expand sidebar';
  const wideIcon = open ? <MenuFoldOutlined aria-hidden /> : <MenuUnfoldOutlined aria-hidden />;
  return (
    <button
      className={styles.menu}
      type="button"
      aria-label={label}
      aria-expanded={open}
      title={`${label} (Ctrl+B)`}
      onClick={toggle}
    >
      {mobile ? <MenuOutlined aria-hidden /> : wideIcon}
    </button>
  );
}
