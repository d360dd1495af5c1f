export type SuppressionReason = 'unsubscribed' | 'refused';

/** A guest's own preference may also be stored only with the guest, for example when staff entered it. */
export type HeldBack = SuppressionReason | 'opted-out';

export interface Suppression {
  readonly id: string;
  readonly email: string;
  readonly reason: SuppressionReason;
  readonly detail: string | null;
  readonly createdAt: string;
}

/**
 * The owner of an address: a guest with all of their addresses, including former ones, or only the address
 * when the guest is unknown.
 */
export interface AddressOwner {
  readonly guestId: string | null;
  /** Case-folded. */
  readonly addresses: readonly string[];
}
