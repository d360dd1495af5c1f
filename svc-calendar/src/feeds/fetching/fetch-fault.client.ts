import type { SyncFault } from '../sync-fault.rules.ts';
import { TooLargeError } from './feed-body.client.ts';
import { UnsafeAddressError } from './public-address.client.ts';

const certificateCodes =
  /^(?:CERT_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|ERR_TLS_|HOSTNAME_MISMATCH|EPROTO|ERR_SSL_)/;

/**
 * Maps a failed request to a fault of the feed. The error itself contains the secret address, so it is not
 * logged.
 */
export function faultOfError(error: unknown): SyncFault {
  if (error instanceof UnsafeAddressError) return { kind: 'unsafe-address' };
  if (error instanceof TooLargeError) return { kind: 'too-large' };
  const code: unknown = error instanceof Error ? Reflect.get(error, 'code') : undefined;
  if (typeof code !== 'string') return { kind: 'unreadable' };
  if (code === 'ENOTFOUND' || code === 'EAI_NONAME') return { kind: 'unknown-host' };
  if (code === 'ETIMEDOUT') return { kind: 'time-out' };
  if (code.startsWith('Z_') || code.startsWith('ERR__ERROR_') || code === 'ERR_BUFFER_TOO_LARGE')
    return { kind: 'unreadable' };
  if (certificateCodes.test(code)) return { kind: 'certificate' };
  return { kind: 'no-connection' };
}
