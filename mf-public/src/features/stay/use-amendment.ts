import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { stayAmendmentSchema, type StayAmendmentPreview } from '@getaway/contracts/http/stay';
import { newFigures, refusalOf, refusalWords } from './refusal.ts';
import { useOpenStay } from './stay-context.ts';
import { stateOfStay } from './stay-state.ts';

export type AmendmentState =
  | { readonly status: 'idle' }
  | { readonly status: 'pricing' }
  /** `isChanged`: the figures changed after the guest saw others. */
  | {
      readonly status: 'shown';
      readonly preview: StayAmendmentPreview;
      readonly isChanged: boolean;
      readonly isSaving: boolean;
    }
  | { readonly status: 'failed'; readonly message: string };

interface Amended {
  readonly total: string;
  readonly refund: string;
  readonly due: string;
}

/** An answer, with the change it is about and the question it belongs to. */
interface Answered {
  readonly change: string;
  readonly question: string;
  readonly state: Extract<AmendmentState, { readonly status: 'shown' | 'failed' }>;
}

interface Amendment {
  readonly state: AmendmentState;
  /** Saves the change exactly as it is shown. */
  readonly save: (
    send: (shown: StayAmendmentPreview) => Promise<Amended>,
    onSaved: (amended: Amended) => void,
  ) => Promise<void>;
}

/**
 * A change of the stay that is priced first, and saved only at the price that is shown. `body` is what to price, or
 * undefined while nothing is chosen. It is priced again when the guest has paid or the booking has changed elsewhere.
 */
export function useAmendment<Body extends object>(
  body: Body | undefined,
  ask: (body: Body) => Promise<StayAmendmentPreview>,
): Amendment {
  const { view, refresh, done } = useOpenStay();
  const change = JSON.stringify(body);
  const question = body && `${change} ${stateOfStay(view)}`;
  const [answered, setAnswered] = useState<Answered>();
  const isSaving = useRef(false);

  const price = useEffectEvent(async (isWanted: () => boolean) => {
    if (body === undefined || question === undefined) return;
    try {
      const preview = await ask(body);
      if (!isWanted()) return;
      setAnswered((last) => ({
        ...{ change, question },
        state: { status: 'shown', preview, isChanged: hasNews(last, change, preview), isSaving: false },
      }));
    } catch (error) {
      if (isWanted()) setAnswered({ change, question, state: failed(error) });
    }
  });
  useEffect(() => {
    let isWanted = true;
    void price(() => isWanted);
    return () => {
      isWanted = false;
    };
  }, [question]);

  const state = stateOf(question, answered);
  return {
    state,
    save: async (send, onSaved) => {
      if (state.status !== 'shown' || question === undefined || isSaving.current) return;
      // Once the booking has changed, the answer is about figures that are no longer shown.
      const show = (next: Answered['state']) =>
        setAnswered((last) => (last?.question === question ? { ...last, state: next } : last));
      isSaving.current = true;
      show({ ...state, isSaving: true });
      try {
        onSaved(await send(state.preview));
      } catch (error) {
        const refusal = refusalOf(error);
        // The panel goes with what it offered, so the page says why.
        if (refusal.status === 'not-now') return void done(refusal.message);
        const preview = newFigures(refusal, stayAmendmentSchema);
        show(preview ? { status: 'shown', preview, isChanged: true, isSaving: false } : failed(error));
        // Another tab may have changed what can be done.
        if (refusal.status === 'refused') void refresh();
      } finally {
        isSaving.current = false;
      }
    },
  };
}

function stateOf(question: string | undefined, answered: Answered | undefined): AmendmentState {
  if (question === undefined) return { status: 'idle' };
  return answered?.question === question ? answered.state : { status: 'pricing' };
}

function failed(error: unknown): Answered['state'] {
  return { status: 'failed', message: refusalWords(refusalOf(error)) };
}

/** Whether the guest saw other figures of the same change. */
function hasNews(last: Answered | undefined, change: string, preview: StayAmendmentPreview): boolean {
  if (last?.change !== change || last.state.status !== 'shown') return false;
  return last.state.isChanged || figuresOf(last.state.preview) !== figuresOf(preview);
}

function figuresOf(preview: StayAmendmentPreview): string {
  const { quote, amendment, refund, due, dueByCard, refundableUntil } = preview;
  const { currentTotal, difference } = amendment;
  return JSON.stringify([quote.total, currentTotal, difference, refund, due, dueByCard, refundableUntil]);
}
