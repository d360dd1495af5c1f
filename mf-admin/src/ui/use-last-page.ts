import { useEffect } from 'react';

interface Paging {
  /** Of the address; counts from 1. */
  readonly page: number;
  /** Undefined until the answer is there. */
  readonly last: number | undefined;
  /** Whether a newer answer is on its way. */
  readonly busy: boolean;
}

/** Turns to the last page where the address names one after it, as a list that became shorter, or a typing error, does. */
export function useLastPage({ page, last, busy }: Paging, onTurn: (page: number) => void): void {
  useEffect(() => {
    if (!busy && last !== undefined && page > Math.max(1, last)) onTurn(Math.max(1, last));
  }, [busy, page, last, onTurn]);
}
