import { useRef, useState } from 'react';
import { stayAmendmentSchema, type StayAmendmentPreview } from '@getaway/contracts/http/stay';
import { newFigures, refusalOf, refusalWords } from './refusal.ts';
import { useOpenStay } from './stay-context.ts';

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

interface Amendment {
  readonly state: AmendmentState;
  /** Asks what the change would cost. */
  readonly price: (ask: () => Promise<StayAmendmentPreview>) => void;
  /** Saves the change exactly as it is shown. */
  readonly save: (
    send: (shown: StayAmendmentPreview) => Promise<Amended>,
    onSaved: (amended: Amended) => void,
  ) => Promise<void>;
  readonly clear: () => void;
}

/** A change of the stay that is priced first, and saved only at the price that is shown. */
export function useAmendment(): Amendment {
  const { refresh, done } = useOpenStay();
  const [state, setState] = useState<AmendmentState>({ status: 'idle' });
  /** Counts what was asked: an older answer is no news. */
  const asked = useRef(0);

  const fail = (error: unknown): void =>
    setState({ status: 'failed', message: refusalWords(refusalOf(error)) });

  return {
    state,
    price: (ask) => {
      const question = (asked.current += 1);
      setState({ status: 'pricing' });
      ask().then(
        (preview) =>
          question === asked.current &&
          setState({ status: 'shown', preview, isChanged: false, isSaving: false }),
        (error: unknown) => question === asked.current && fail(error),
      );
    },
    save: async (send, onSaved) => {
      if (state.status !== 'shown' || state.isSaving) return;
      setState({ ...state, isSaving: true });
      try {
        onSaved(await send(state.preview));
      } catch (error) {
        const refusal = refusalOf(error);
        // The panel goes with what it offered, so the page says why.
        if (refusal.status === 'not-now') return void done(refusal.message);
        const preview = newFigures(refusal, stayAmendmentSchema);
        if (preview) setState({ status: 'shown', preview, isChanged: true, isSaving: false });
        else fail(error);
        // Another tab may have changed what can be done.
        if (refusal.status === 'refused') void refresh();
      }
    },
    clear: () => {
      asked.current += 1;
      setState({ status: 'idle' });
    },
  };
}
