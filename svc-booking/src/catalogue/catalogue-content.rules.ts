import type { AddOnService, StayPackage } from '@getaway/contracts/http/catalogue';

/** A partial update; missing fields are unchanged. */
export type Change<T> = { readonly [K in keyof T]?: T[K] | undefined };

export type ServiceContent = Omit<AddOnService, 'id'>;
export type PackageContent = Omit<StayPackage, 'id' | 'checkInFrom'>;

/**
 * Whether a change would overwrite what somebody else has saved since staff saw the fields as `before`. A field that has
 * the wanted value already, as after an answer that was lost, is no reason to refuse.
 */
export function wouldOverwrite<T extends object>(stored: T, before: Change<T>, change: Change<T>): boolean {
  return (Object.keys(before) as (keyof T)[]).some(
    (field) =>
      before[field] !== undefined &&
      !isSame(stored[field], before[field]) &&
      !isSame(stored[field], change[field]),
  );
}

/** Lists of ids have no order. */
function isSame(one: unknown, other: unknown): boolean {
  const comparable = (value: unknown): string =>
    JSON.stringify(Array.isArray(value) ? value.map(String).toSorted() : (value ?? null));
  return comparable(one) === comparable(other);
}

export type SaveServiceOutcome =
  | { readonly ok: true; readonly saved: AddOnService }
  | { readonly ok: false; readonly reason: 'not-found' }
  | { readonly ok: false; readonly reason: 'changed'; readonly newest: AddOnService }
  /** The service includes a check-in that the house cannot offer. */
  | { readonly ok: false; readonly reason: 'check-in-from'; readonly message: string };

export type SavePackageOutcome =
  | { readonly ok: true; readonly saved: StayPackage }
  | { readonly ok: false; readonly reason: 'not-found' }
  | { readonly ok: false; readonly reason: 'changed'; readonly newest: StayPackage }
  | { readonly ok: false; readonly reason: 'unknown-services'; readonly ids: readonly string[] };
