import type { StayView } from '@getaway/contracts/http/stay';

export interface LoadedStay {
  readonly view: StayView;
  /** By this browser's clock, in milliseconds. */
  readonly loadedAt: number;
}

export type StayState =
  | { readonly status: 'loading' }
  | { readonly status: 'open'; readonly stay: LoadedStay }
  | { readonly status: 'unknown' | 'too-many' | 'unanswered' };

/** A refresh that got no answer leaves what is shown. */
export function afterRefresh(last: StayState, next: StayState): StayState {
  const keeps = last.status === 'open' && (next.status === 'unanswered' || next.status === 'too-many');
  return keeps ? last : next;
}

/** When the hold or the reservation ends, by this browser's clock; undefined when nothing runs out. */
export function keptUntilHere({ view, loadedAt }: LoadedStay): string | undefined {
  if (view.keptSeconds === null) return undefined;
  return new Date(loadedAt + view.keptSeconds * 1_000).toISOString();
}

/** Differs when the booking or its money has changed, so that figures about them are asked for again. */
export function stateOfStay({ revision, money, canPay }: StayView): string {
  return JSON.stringify([revision, money, canPay.amount]);
}
