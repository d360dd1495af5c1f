import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { useBackOnline } from '../../ui/use-online.ts';
import type { StayCalls } from './stay-calls.ts';
import { afterRefresh, loadStay, type StayState } from './stay-state.ts';

/** After so long in the background, a tab may show what another one has changed. */
const staleMs = 20_000;

interface StayLoading {
  readonly state: StayState;
  readonly refresh: () => Promise<void>;
  readonly retry: () => void;
}

/** Reads the stay at first, when the guest comes back to the tab, and when the connection is back. */
export function useStay(calls: StayCalls | undefined): StayLoading {
  const [state, setState] = useState<StayState>({ status: 'loading' });

  const refresh = useCallback(async () => {
    const next = await loadStay(calls, Date.now);
    setState((last) => afterRefresh(last, next));
  }, [calls]);

  useEffect(() => {
    let isWanted = true;
    void loadStay(calls, Date.now).then((next) => isWanted && setState(next));
    return () => {
      isWanted = false;
    };
  }, [calls]);

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

  const retry = () => {
    setState({ status: 'loading' });
    void refresh();
  };
  return { state, refresh, retry };
}
