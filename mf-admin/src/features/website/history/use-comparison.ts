import { use, useCallback, useEffect, useState } from 'react';
import type { Answer } from '@getaway/contracts/http/call';
import { readHouseDraft, readHouseVersion } from '@getaway/contracts/http/house-editing';
import { CallsContext } from '@getaway/web-kit/swr.tsx';
import type { QueryState } from '../../../ui/query-state.ts';

/** A version beside what is published, and the draft that restoring it replaces. */
export interface Comparison extends Answer<typeof readHouseDraft> {
  readonly version: Answer<typeof readHouseVersion>;
}

/** Reads a version and the house of this moment, because a draft from a cache has an old revision. */
export function useComparison(revision: number): QueryState<Comparison> {
  const { call } = use(CallsContext);
  const [state, setState] = useState<QueryState<Comparison>>({ status: 'loading' });
  const read = useCallback(async (): Promise<void> => {
    setState({ status: 'loading' });
    try {
      const [version, house] = await Promise.all([
        call(readHouseVersion, { params: { revision: String(revision) } }),
        call(readHouseDraft),
      ]);
      setState({ status: 'ready', data: { ...house, version } });
    } catch {
      setState({ status: 'failed', retry: () => void read() });
    }
  }, [call, revision]);
  useEffect(() => void read(), [read]);
  return state;
}
