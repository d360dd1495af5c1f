import type { ReactNode } from 'react';
import { Drawer } from 'antd';
import { Sidebar } from './sidebar.tsx';
import type { Sidebar as SidebarState } from './use-sidebar.ts';

interface SidebarDrawerProps {
  username: string;
  width: string;
  sidebar: SidebarState;
  unread: number;
}

/** The sidebar of a phone, above the page. */
export function SidebarDrawer({ username, width, sidebar, unread }: SidebarDrawerProps): ReactNode {
  return (
    <Drawer
      open={sidebar.open}
      onClose={sidebar.closeDrawer}
      placement="left"
      size={width}
      title={`Welcome, ${username}`}
      styles={{ body: { display: 'flex', padding: 0 } }}
    >
      <Sidebar collapsed={false} unread={unread} onNavigate={sidebar.closeDrawer} />
    </Drawer>
  );
}
