import type { ComponentType, ReactNode } from 'react';
import { LoadFailed } from './load-failed.tsx';
import { Loading } from './loading.tsx';
import { useLoaded } from './use-loaded.ts';
import { useBackOnline } from './use-online.ts';

interface PartWords {
  /** What is there until the code is. */
  readonly loading: string;
  /** Ends the sentence 'We couldn’t load …'. */
  readonly what: string;
}

/**
 * A part of a page whose code is fetched when the part is first shown. Unlike `lazy`, it can be fetched again after a
 * failure: with a button, or when the connection is back.
 */
export function partOf<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { loading, what }: PartWords,
): ComponentType<Props> {
  return function Part(props: Props): ReactNode {
    const { state, retry } = useLoaded(load);
    useBackOnline(() => state.status === 'failed' && retry());
    if (state.status === 'loaded') return <state.value {...props} />;
    if (state.status === 'failed') return <LoadFailed what={what} onTryAgain={retry} />;
    return <Loading>{loading}</Loading>;
  };
}
