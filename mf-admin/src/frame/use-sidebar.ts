import { useCallback, useEffect, useState } from 'react';
import { usePhone } from '../ui/use-phone.ts';
import { readSidebarOpen, sidebarCookie } from './sidebar-cookie.ts';

export interface Sidebar {
  /** Below 768 px the sidebar is a drawer over the page. */
  mobile: boolean;
  /** On a wide screen: whether labels show beside the icons. On a narrow one: whether the drawer is out. */
  open: boolean;
  toggle: () => void;
  closeDrawer: () => void;
}

/** The state of the sidebar; Ctrl-B or ⌘-B toggles it. */
export function useSidebar(): Sidebar {
  const mobile = usePhone();
  const [expanded, setExpanded] = useState(() => readSidebarOpen(document.cookie));
  const [drawerOut, setDrawerOut] = useState(false);

  const toggle = useCallback(() => {
    if (mobile) return setDrawerOut((out) => !out);
    document.cookie = sidebarCookie(!expanded);
    setExpanded(!expanded);
  }, [mobile, expanded]);
  const closeDrawer = useCallback(() => setDrawerOut(false), []);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const pressed = event.key.toLowerCase() === 'b' && (event.ctrlKey || event.metaKey);
      if (!pressed || event.altKey || event.shiftKey) return;
      event.preventDefault();
      toggle();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [toggle]);

  return { mobile, open: mobile ? drawerOut : expanded, toggle, closeDrawer };
}
