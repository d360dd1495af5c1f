import type pg from 'pg';
import type { HeldBack } from './suppression.rules.ts';
import { findHeldBack } from './suppressions.repository.ts';

/** Why an address gets no marketing emails; undefined when it does. */
export function whyHeldBack(pool: pg.Pool, address: string): Promise<HeldBack | undefined> {
  return findHeldBack(pool, address);
}
