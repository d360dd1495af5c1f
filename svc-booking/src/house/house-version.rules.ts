import type { HouseSource } from './house-import.rules.ts';

/** A version of the house to store. */
export interface NewVersion {
  /** As a property file has it, with the guide. */
  readonly content: Readonly<Record<string, unknown>>;
  readonly source: HouseSource;
  readonly digest: string | null;
  /** A staff member's name, or `start` for a file that a start found. */
  readonly publishedBy: string;
  readonly publishedAt: Date;
}

/** A version that was published. */
export type PublishedVersion = Omit<NewVersion, 'digest'> & { readonly revision: number };
