import type { Logger } from '@getaway/service-kit/logger';

type Granted = 'signed-in' | 'signed-out' | 'password-changed' | 'sign-in-link-used';
type Refused = 'sign-in-refused' | 'password-refused' | 'sign-in-link-refused';

interface About {
  /** Only who proved to be somebody: into the field for a name people also type passwords. */
  readonly staffId?: string;
  readonly clientNetwork?: string;
  readonly reason?: string;
  readonly requestId: string;
}

/** What is done with the key of the house, for whoever looks into an incident later. */
export function logSecurity(
  logger: Pick<Logger, 'info' | 'warn'>,
  security: Granted | Refused,
  about: About,
): void {
  const level = security.endsWith('refused') ? 'warn' : 'info';
  logger[level]({ security, ...about }, 'staff session');
}
