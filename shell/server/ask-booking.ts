import * as v from 'valibot';
import type { Answer, Call } from '@getaway/contracts/http/call';

/** A page is sent without an answer that takes longer. */
const longestMs = 600;

/** Calls svc-booking for a page. Rejects when no replica answers as the contract says. */
export type AskBooking = <C extends Call>(call: C, query?: Record<string, string>) => Promise<Answer<C>>;

/** `urls`: the addresses of svc-booking's replicas; the next one is asked when one does not answer. */
export function bookingAsker(urls: readonly string[]): AskBooking {
  return async <C extends Call>(call: C, query: Record<string, string> = {}): Promise<Answer<C>> => {
    const [first = '', ...others] = urls;
    const from = async (url: string) => {
      const address = new URL(`${call.path}?${new URLSearchParams(query)}`, url);
      const answer = await fetch(address, { signal: AbortSignal.timeout(longestMs) });
      if (!answer.ok) throw new Error(`${address.pathname} answered ${answer.status}`);
      return v.parse(call.answer as v.GenericSchema<unknown, Answer<C>>, await answer.json());
    };
    return others.reduce<Promise<Answer<C>>>((asked, url) => asked.catch(() => from(url)), from(first));
  };
}
