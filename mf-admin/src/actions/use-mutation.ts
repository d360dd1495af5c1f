import { use, useCallback, useRef, useState } from 'react';
import { useSWRConfig } from 'swr';
import type { Answer, Call } from '@getaway/contracts/http/call';
import type { CallInput } from '@getaway/web-kit/api-client';
import { ApiError } from '@getaway/web-kit/api-error';
import { CallsContext } from '@getaway/web-kit/swr.tsx';
import type { ToastMessage } from '@getaway/web-kit/toast/toast-message';
import { useToast } from '@getaway/web-kit/toast/toast-provider.tsx';
import { reasonOf } from './reason-of.ts';

export interface MutationTexts<C extends Call> {
  /**
   * The success toast, in the specification's words. Pass a function (declared at module level) if the toast depends on
   * the answer, and nothing for a write that is only a part of what the person asked for.
   */
  readonly done?: string | ((answer: Answer<C>) => ToastMessage);
  /**
   * The title of the failure toast; the server's reason is its description. Pass a function (declared at module level) if
   * the specification words single failures.
   */
  readonly failed: string | ((error: ApiError) => ToastMessage);
  /** The description when the server gives no reason. */
  readonly unknown?: string;
  /** Queries to revalidate afterwards, whatever their input. */
  readonly refresh: readonly Call[];
}

export type MutationOutcome<C extends Call> =
  | { readonly ok: true; readonly answer: Answer<C> }
  | { readonly ok: false; readonly error: ApiError };

export interface Mutation<C extends Call> {
  readonly pending: boolean;
  /** Never throws. While one run is pending, a second does nothing and returns undefined. */
  readonly run: (input: CallInput<C>) => Promise<MutationOutcome<C> | undefined>;
}

/**
 * A write call of the contracts with its effects in the page: `pending` while it runs, a toast on success or failure, and
 * the queries in `refresh` revalidated. `run` also returns the outcome, for forms that show field errors. If the session
 * has ended, the call stays pending and is sent once staff have signed in again.
 */
export function useMutation<C extends Call>(contract: C, texts: MutationTexts<C>): Mutation<C> {
  const { mutate } = useSWRConfig();
  const { toast } = useToast();
  const call = use(CallsContext).call as (contract: C, input: CallInput<C>) => Promise<Answer<C>>;
  const [pending, setPending] = useState(false);
  const running = useRef(false);
  const { done, failed, unknown, refresh } = texts;
  const paths = refresh.map(({ path }) => path).join(' ');
  const revalidate = useCallback(
    () => mutate((key) => Array.isArray(key) && paths.split(' ').includes(String(key[0]))),
    [mutate, paths],
  );

  const run = useCallback(
    async (input: CallInput<C>): Promise<MutationOutcome<C> | undefined> => {
      if (running.current) return undefined;
      running.current = true;
      setPending(true);
      try {
        const answer = await call(contract, input);
        // At once: what is read again may take a while, and it is done.
        if (done !== undefined) toast(typeof done === 'string' ? { title: done } : done(answer));
        await revalidate();
        return { ok: true, answer };
      } catch (cause) {
        const error = cause instanceof ApiError ? cause : new ApiError(0, String(cause));
        // Somebody else changed it first, so the page shows outdated data.
        if (error.status === 404 || error.status === 409) void revalidate();
        const message =
          typeof failed === 'string'
            ? { title: failed, description: reasonOf(error, unknown) }
            : failed(error);
        toast({ ...message, variant: 'destructive' });
        return { ok: false, error };
      } finally {
        running.current = false;
        setPending(false);
      }
    },
    [call, contract, done, failed, unknown, revalidate, toast],
  );
  return { pending, run };
}
