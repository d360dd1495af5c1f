import type { Logger } from '@getaway/service-kit/logger';

type Granted = 'signed-in' | 'signed-out' | 'password-changed' | 'sign-in-link-used';
type Refused = 'sign-in-refused' | 'password-refused' | 'sign-in-link-refused';

interface About {
  /** Only the name of an authenticated person, because people also type passwords into the username field. */
  readonly staffId?: string;
  readonly clientNetwork?: string;
  readonly reason?: string;
  readonly requestId: string;
}

/** Logs security-relevant actions for later investigation. */
export function logSecurity(
  logger: Pick<Logger, 'info' | 'warn'>,
  security: Granted | Refused,
  about: About,
): void {
  const level = security.endsWith('refused') ? 'warn' : 'info';
  logger[level]({ security, ...about }, 'staff session');
}
