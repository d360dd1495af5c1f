import type { AddOnService, StayPackage } from '@getaway/contracts/http/catalogue';

/** A partial update; missing fields are unchanged. */
export type Change<T> = { readonly [K in keyof T]?: T[K] | undefined };

export type ServiceContent = Omit<AddOnService, 'id'>;
export type PackageContent = Omit<StayPackage, 'id' | 'checkInFrom'>;

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
