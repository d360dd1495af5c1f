import { createContext } from 'react';

/**
 * Who serves the page: the shell, next to the public site, or mf-admin's own address, where every path is ours
 * and the website is elsewhere.
 */
export type Host = 'shell' | 'standalone';

export const HostContext = createContext<Host>('shell');
