import { useCallback, useState } from 'react';
import { resolveCalendarConflict } from '@getaway/contracts/http/calendar-conflicts';
import { useMutation, type MutationOutcome } from '../../../actions/use-mutation.ts';
import { calendarQueries } from '../calendar-queries.ts';
import type { ConflictGroup } from '../../../conflicts/conflict-groups.ts';

type Outcome = MutationOutcome<typeof resolveCalendarConflict> | undefined;

/**
 * Resolves or reopens every conflict of a group, one after the other, with one toast. It stops at the first failure;
 * trying again does no harm to those already written.
 */
export function useResolveConflicts(texts: { readonly done: string; readonly failed: string }): {
  readonly pending: boolean;
  readonly run: (
    group: ConflictGroup,
    body: { readonly isResolved: boolean; readonly resolution?: string },
  ) => Promise<Outcome>;
} {
  const { run: runPart } = useMutation(resolveCalendarConflict, { failed: texts.failed, refresh: [] });
  const { run: runLast } = useMutation(resolveCalendarConflict, { ...texts, refresh: calendarQueries });
  const [pending, setPending] = useState(false);
  const run = useCallback(
    async (group: ConflictGroup, body: { isResolved: boolean; resolution?: string }): Promise<Outcome> => {
      setPending(true);
      try {
        let outcome: Outcome;
        for (const [place, { id }] of group.conflicts.entries()) {
          const isLast = place === group.conflicts.length - 1;
          outcome = await (isLast ? runLast : runPart)({ params: { id }, body });
          if (!outcome?.ok) break;
        }
        return outcome;
      } finally {
        setPending(false);
      }
    },
    [runPart, runLast],
  );
  return { pending, run };
}
