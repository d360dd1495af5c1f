import type { ReactNode } from 'react';
import {
  AppstoreOutlined,
  BookOutlined,
  CalendarOutlined,
  DashboardOutlined,
  DollarOutlined,
  GiftOutlined,
  MailOutlined,
  ReadOutlined,
  StopOutlined,
  TagOutlined,
  TeamOutlined,
} from '@ant-design/icons';

export interface SidebarEntry {
  /** The last segment of the entry's path below /admin. */
  segment: string;
  label: string;
  icon: ReactNode;
}

/** The sidebar from top to bottom; each entry has a route of the same segment. */
export const sidebarEntries: readonly SidebarEntry[] = [
  { segment: 'dashboard', label: 'Dashboard', icon: <DashboardOutlined /> },
  { segment: 'bookings', label: 'Bookings', icon: <BookOutlined /> },
  { segment: 'calendar', label: 'Calendar', icon: <CalendarOutlined /> },
  { segment: 'dates', label: 'Block Dates', icon: <StopOutlined /> },
  { segment: 'promos', label: 'Promo Codes', icon: <TagOutlined /> },
  { segment: 'services', label: 'Services', icon: <AppstoreOutlined /> },
  { segment: 'packages', label: 'Packages', icon: <GiftOutlined /> },
  { segment: 'pricing', label: 'Pricing', icon: <DollarOutlined /> },
  { segment: 'crm', label: 'Guest CRM', icon: <TeamOutlined /> },
  { segment: 'emails', label: 'Email Sequences', icon: <MailOutlined /> },
  { segment: 'newsletter', label: 'Newsletter', icon: <ReadOutlined /> },
];
