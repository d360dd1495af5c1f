import { use, useCallback, useRef, useState, type ReactNode } from 'react';
import { newGuestsOnly } from '@getaway/contracts/http/confirmed-audience';
import {
  previewSequenceAudience,
  type AudienceChange,
  type SequenceAudience,
} from '@getaway/contracts/http/sequence-audience';
import { CallsContext } from '@getaway/web-kit/swr.tsx';
import { AudienceDialog, type AudienceKind } from './audience-dialog.tsx';

/** What staff decided; `confirmedAudience` goes with the change. */
export type AudienceDecision =
  | { readonly go: false }
  | { readonly go: true; readonly confirmedAudience?: string };

interface AudienceQuestion {
  /** Shows who a change would email, and asks; answers at once where it would email nobody. */
  readonly ask: (sequenceId: string, change: AudienceChange) => Promise<AudienceDecision>;
  readonly pending: boolean;
  readonly dialog: ReactNode;
}

/** Asks before a change of a sequence emails guests who booked before it. */
export function useAudience(): AudienceQuestion {
  const { call } = use(CallsContext);
  const [audience, setAudience] = useState<SequenceAudience>();
  const [kind, setKind] = useState<AudienceKind>('send');
  const [open, setOpen] = useState(false);
  const [pending, setPending] = useState(false);
  const decide = useRef<(decision: AudienceDecision) => void>(undefined);

  const ask = useCallback(
    async (sequenceId: string, change: AudienceChange): Promise<AudienceDecision> => {
      setPending(true);
      try {
        const found = await call(previewSequenceAudience, { params: { id: sequenceId }, body: change });
        const { token, now, nextSevenDays, later } = found;
        if (now + nextSevenDays + later === 0) return { go: true, confirmedAudience: token };
        setAudience(found);
        setKind(change.reorder ? 'move' : 'send');
        setOpen(true);
        return await new Promise<AudienceDecision>((resolve) => {
          decide.current = resolve;
        });
      } catch {
        // The change itself is refused and says why: for the same reason, or because nobody was asked.
        return { go: true };
      } finally {
        setPending(false);
      }
    },
    [call],
  );
  const answer = (decision: AudienceDecision): void => {
    setOpen(false);
    decide.current?.(decision);
  };
  const dialog = audience && (
    <AudienceDialog
      kind={kind}
      open={open}
      audience={audience}
      onCancel={() => answer({ go: false })}
      onNewGuestsOnly={() => answer({ go: true, confirmedAudience: newGuestsOnly })}
      onConfirm={() => answer({ go: true, confirmedAudience: audience.token })}
    />
  );
  return { ask, pending, dialog };
}
