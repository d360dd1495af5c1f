import type { Logo } from './modules.ts';

/** The house's logo, shown next to its name; the bundler includes it if there is one. */
export const logo: Logo | undefined = undefined;
