import { createContext } from 'react';

/**
 * Who serves the page: the shell, next to the public site, or mf-admin's own address, where there is no website to
 * go back to and every path is ours.
 */
export type Host = 'shell' | 'standalone';

export const HostContext = createContext<Host>('shell');
