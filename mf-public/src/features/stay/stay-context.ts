import { createContext, use } from 'react';
import type { StayCalls } from './stay-calls.ts';
import type { LoadedStay } from './stay-state.ts';

export interface OpenStay extends LoadedStay {
  readonly calls: StayCalls;
  /** Reads the stay again. */
  readonly refresh: () => Promise<void>;
  /** Says on top of the page what was done, or why nothing was, and reads the stay again. */
  readonly done: (message: string) => Promise<void>;
}

export const StayContext = createContext<OpenStay | undefined>(undefined);

/** The stay that the page shows. Throws outside of one. */
export function useOpenStay(): OpenStay {
  const stay = use(StayContext);
  if (!stay) throw new Error('useOpenStay needs an open stay above it');
  return stay;
}
