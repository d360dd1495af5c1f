import { createHash } from 'node:crypto';

interface Versioned {
  readonly name: string;
  readonly subject: string;
  readonly htmlContent: string;
  readonly textContent: string | null;
  readonly isActive: boolean;
}

interface VersionedStep {
  readonly delayValue: number;
  readonly delayUnit: string;
  readonly overrideSubject: string | null;
  readonly overrideHtmlContent: string | null;
  readonly overrideTextContent: string | null;
}

interface VersionedSequence {
  readonly name: string;
  readonly description: string | null;
  readonly sequenceKey: string;
  readonly triggerType: string;
  readonly triggerValue: number | null;
  readonly isActive: boolean;
}

/** Tells a stored state of a template from another: the same fields have the same version. */
export function templateVersion({ name, subject, htmlContent, textContent, isActive }: Versioned): string {
  return versionOf([name, subject, htmlContent, textContent, isActive]);
}

/** The same for what a step says itself: its delay and its own texts. */
export function stepVersion(step: VersionedStep): string {
  const { delayValue, delayUnit, overrideSubject, overrideHtmlContent, overrideTextContent } = step;
  return versionOf([delayValue, delayUnit, overrideSubject, overrideHtmlContent, overrideTextContent]);
}

/** The same for a sequence without its steps. */
export function sequenceVersion(sequence: VersionedSequence): string {
  const { name, description, sequenceKey, triggerType, triggerValue, isActive } = sequence;
  return versionOf([name, description, sequenceKey, triggerType, triggerValue, isActive]);
}

/**
 * Whether a change of the state `version` would overwrite what somebody else has saved since. One that is stored already,
 * as after an answer that was lost, overwrites nothing.
 */
export function wouldOverwrite<Stored extends { readonly version?: string | undefined }>(
  stored: Stored,
  changes: { readonly [Key in keyof Stored]?: Stored[Key] | undefined },
  version: string | undefined,
): boolean {
  if (version === undefined || version === stored.version) return false;
  return (Object.keys(changes) as (keyof Stored)[]).some(
    (field) => changes[field] !== undefined && changes[field] !== stored[field],
  );
}

function versionOf(fields: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(fields)).digest('base64url').slice(0, 22);
}
