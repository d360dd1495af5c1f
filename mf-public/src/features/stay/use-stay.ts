import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { useBackOnline } from '../../ui/use-online.ts';
import type { StayCalls } from './stay-calls.ts';
import { forgetServedStay, servedStay } from './served-stay.ts';
import { afterRefresh, type StayState } from './stay-state.ts';

/** After so long in the background, a tab may show what another one has changed. */
const staleMs = 20_000;

interface StayLoading {
  readonly state: StayState;
  readonly refresh: () => Promise<void>;
  readonly retry: () => void;
}

/** The stay as the page was served with it, or nothing yet. Without a token there is nothing to ask for. */
function firstState(calls: StayCalls | undefined): StayState {
  if (!calls) return { status: 'unknown' };
  const stay = servedStay();
  return stay ? { status: 'open', stay } : { status: 'loading' };
}

/** Nothing is answered either when the code cannot be fetched. */
async function load(calls: StayCalls | undefined): Promise<StayState> {
  if (!calls) return { status: 'unknown' };
  try {
    const { loadStay } = await import('./stay-reads.ts');
    return await loadStay(calls, Date.now);
  } catch {
    return { status: 'unanswered' };
  }
}

/** Reads the stay at first, unless the page came with it, when the guest comes back to the tab, and when the connection is back. */
export function useStay(calls: StayCalls | undefined): StayLoading {
  const [state, setState] = useState(() => firstState(calls));
  const isLoading = state.status === 'loading';

  const refresh = useCallback(async () => {
    const next = await load(calls);
    setState((last) => afterRefresh(last, next));
  }, [calls]);

  useEffect(() => {
    if (!isLoading) return undefined;
    let isWanted = true;
    void load(calls).then((next) => isWanted && setState(next));
    return () => {
      isWanted = false;
    };
  }, [calls, isLoading]);
  useEffect(forgetServedStay, []);

  const comeBack = useEffectEvent(() => {
    const isStale = state.status === 'open' && Date.now() - state.stay.loadedAt > staleMs;
    if (document.visibilityState === 'visible' && isStale) void refresh();
  });
  useEffect(() => {
    const listen = () => comeBack();
    document.addEventListener('visibilitychange', listen);
    return () => document.removeEventListener('visibilitychange', listen);
  }, []);
  useBackOnline(() => void refresh());

  const retry = () => setState({ status: 'loading' });
  return { state, refresh, retry };
}
