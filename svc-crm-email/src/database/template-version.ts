import { createHash } from 'node:crypto';

interface Versioned {
  readonly name: string;
  readonly subject: string;
  readonly htmlContent: string;
  readonly textContent: string | null;
  readonly isActive: boolean;
}

/** Tells a stored state of a template from another: the same fields have the same version. */
export function templateVersion({ name, subject, htmlContent, textContent, isActive }: Versioned): string {
  const fields = JSON.stringify([name, subject, htmlContent, textContent, isActive]);
  return createHash('sha256').update(fields).digest('base64url').slice(0, 22);
}
