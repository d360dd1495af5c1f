import { useEffect, useEffectEvent, useRef, useState, type Dispatch } from 'react';
import { useToast } from '@getaway/web-kit/toast/toast-provider.tsx';
import type { CatalogueState } from '../add-ons/use-catalogue.ts';
import { checkInTimeChanged, checkInTimeReset } from '../draft/messages.ts';
import type { BookingDraft } from '../draft/booking-draft.ts';
import type { DraftAction } from '../draft/draft-reducer.ts';
import { earlyCheckInOf, hoursAfter, type StayHours } from '../draft/stay-hours.ts';

/** Keeps the chosen times within those that the chosen add-ons allow, and says so when it changes one. */
export function useStayHours(
  draft: BookingDraft,
  catalogue: CatalogueState,
  dispatch: Dispatch<DraftAction>,
): StayHours {
  const { toast } = useToast();
  const [wasReset, setWasReset] = useState(false);
  // Undefined while the catalog is unknown: times that were kept over a reload stay until it is there.
  const opensAt = catalogue.status === 'ready' ? earlyCheckInOf(draft, catalogue.catalogue) : undefined;
  const known = useRef<string | null>(undefined);

  const follow = useEffectEvent((before: string | null, now: string | null) => {
    const { checkInTime, checkOutTime } = draft.details;
    const changes = hoursAfter({ checkInTime, checkOutTime }, { before, opensAt: now });
    const isMoved = changes.checkInTime !== checkInTime;
    if (isMoved || changes.checkOutTime !== checkOutTime) dispatch({ type: 'details-changed', changes });
    const isReset = isMoved && changes.checkInTime > checkInTime;
    if (isMoved) toast(isReset ? checkInTimeReset : checkInTimeChanged(changes.checkInTime));
    setWasReset(isReset);
  });
  useEffect(() => {
    if (opensAt === undefined) return;
    const before = known.current;
    known.current = opensAt;
    if (before !== opensAt) follow(before === undefined ? opensAt : before, opensAt);
  }, [opensAt]);

  return { opensAt: opensAt ?? null, wasReset };
}
