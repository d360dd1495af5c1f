import type { ReactNode } from 'react';
import {
  AppstoreOutlined,
  BarChartOutlined,
  BookOutlined,
  CalendarOutlined,
  DashboardOutlined,
  DollarOutlined,
  FundOutlined,
  GiftOutlined,
  GlobalOutlined,
  InboxOutlined,
  MailOutlined,
  ReadOutlined,
  StopOutlined,
  TagOutlined,
  TeamOutlined,
  WalletOutlined,
} from '@ant-design/icons';

export interface SidebarEntry {
  /** The last segment of the entry's path below /admin. */
  segment: string;
  label: string;
  icon: ReactNode;
}

/** The sidebar from top to bottom; each entry has a route of the same segment. */
export const sidebarEntries: readonly SidebarEntry[] = [
  { segment: 'dashboard', label: 'Dashboard', icon: <DashboardOutlined aria-hidden /> },
  { segment: 'bookings', label: 'Bookings', icon: <BookOutlined aria-hidden /> },
  { segment: 'inbox', label: 'Inbox', icon: <InboxOutlined aria-hidden /> },
  { segment: 'calendar', label: 'Calendar', icon: <CalendarOutlined aria-hidden /> },
  { segment: 'dates', label: 'Block Dates', icon: <StopOutlined aria-hidden /> },
  { segment: 'promos', label: 'Promo Codes', icon: <TagOutlined aria-hidden /> },
  { segment: 'services', label: 'Services', icon: <AppstoreOutlined aria-hidden /> },
  { segment: 'packages', label: 'Packages', icon: <GiftOutlined aria-hidden /> },
  { segment: 'pricing', label: 'Pricing', icon: <DollarOutlined aria-hidden /> },
  { segment: 'rates', label: 'Rates', icon: <FundOutlined aria-hidden /> },
  { segment: 'crm', label: 'Guest CRM', icon: <TeamOutlined aria-hidden /> },
  { segment: 'emails', label: 'Email Sequences', icon: <MailOutlined aria-hidden /> },
  { segment: 'newsletter', label: 'Newsletter', icon: <ReadOutlined aria-hidden /> },
  { segment: 'ledger', label: 'Ledger', icon: <WalletOutlined aria-hidden /> },
  { segment: 'website', label: 'Website', icon: <GlobalOutlined aria-hidden /> },
  { segment: 'reports', label: 'Reports', icon: <BarChartOutlined aria-hidden /> },
];
