import { use, useCallback, useRef, useState } from 'react';
import { useSWRConfig } from 'swr';
import type { Answer, Call } from '@getaway/contracts/http/call';
import type { CallInput } from '@getaway/web-kit/api-client';
import { ApiError } from '@getaway/web-kit/api-error';
import { CallsContext } from '@getaway/web-kit/swr.tsx';
import type { ToastMessage } from '@getaway/web-kit/toast/toast-message';
import { useToast } from '@getaway/web-kit/toast/toast-provider.tsx';
import { reasonOf } from './reason-of.ts';

interface ActionTexts<C extends Call> {
  /**
   * The toast of success, as the specification words it; a module's function where the answer is told in it, and
   * absent for a write that is half of what its person asked for.
   */
  readonly done?: string | ((answer: Answer<C>) => ToastMessage);
  /**
   * The title of the toast of failure, with the server's reason below it; a module's function where the specification
   * words single failures.
   */
  readonly failed: string | ((error: ApiError) => ToastMessage);
  /** The reason where the server gives none. */
  readonly unknown?: string;
  /** Reads that are made again when it is done, whatever they were asked with. */
  readonly refresh: readonly Call[];
}

export type ActionOutcome<C extends Call> =
  | { readonly ok: true; readonly answer: Answer<C> }
  | { readonly ok: false; readonly error: ApiError };

export interface Action<C extends Call> {
  readonly pending: boolean;
  /** Never throws. A second press while the first is under way does nothing and answers undefined. */
  readonly run: (input: CallInput<C>) => Promise<ActionOutcome<C> | undefined>;
}

/**
 * A write of the back office: pending while it runs, a toast for either end, the lists that it changes read again. The
 * outcome is answered too, for forms that show the server's faults at their fields. Where the session is over it stays
 * pending until its person has signed in again, and is then made.
 */
export function useAction<C extends Call>(contract: C, texts: ActionTexts<C>): Action<C> {
  const { mutate } = useSWRConfig();
  const { toast } = useToast();
  const call = use(CallsContext).call as (contract: C, input: CallInput<C>) => Promise<Answer<C>>;
  const [pending, setPending] = useState(false);
  const running = useRef(false);
  const { done, failed, unknown, refresh } = texts;
  const paths = refresh.map(({ path }) => path).join(' ');
  const readAgain = useCallback(
    () => mutate((key) => Array.isArray(key) && paths.split(' ').includes(String(key[0]))),
    [mutate, paths],
  );

  const run = useCallback(
    async (input: CallInput<C>): Promise<ActionOutcome<C> | undefined> => {
      if (running.current) return undefined;
      running.current = true;
      setPending(true);
      try {
        const answer = await call(contract, input);
        await readAgain();
        if (done !== undefined) toast(typeof done === 'string' ? { title: done } : done(answer));
        return { ok: true, answer };
      } catch (cause) {
        const error = cause instanceof ApiError ? cause : new ApiError(0, String(cause));
        // Somebody was faster: the page shows what is no more.
        if (error.status === 404 || error.status === 409) void readAgain();
        const told =
          typeof failed === 'string'
            ? { title: failed, description: reasonOf(error, unknown) }
            : failed(error);
        toast({ ...told, variant: 'destructive' });
        return { ok: false, error };
      } finally {
        running.current = false;
        setPending(false);
      }
    },
    [call, contract, done, failed, unknown, readAgain, toast],
  );
  return { pending, run };
}
