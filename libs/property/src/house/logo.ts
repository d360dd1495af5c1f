import type { Logo } from './modules.ts';

/** The house's sign, which stands beside its name; the bundler puts it in, where there is one. */
export const logo: Logo | undefined = undefined;
