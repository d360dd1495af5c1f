import {
  listBlockedDates,
  listTakenNights,
  unblockDates,
  type blockDates,
} from '@getaway/contracts/http/blocked-dates';
import type { Answer, Call } from '@getaway/contracts/http/call';
import { useToast } from '@getaway/web-kit/toast/toast-provider.tsx';
import { useMutation } from '../actions/use-mutation.ts';

export type BlockedNight = Answer<typeof blockDates>[number];

/** What to read again after nights were blocked or unblocked, whatever the page. */
export const blockQueries: readonly Call[] = [listBlockedDates, listTakenNights];

/** Says that nights were blocked, and offers to undo it. `refresh` is what the page shows of them. */
export function useBlockedToast(
  refresh: readonly Call[],
  onUndone?: (ids: readonly string[]) => void,
): (nights: readonly BlockedNight[]) => void {
  const { toast } = useToast();
  const texts = { failed: 'Failed to remove blocked dates', refresh };
  const unblockOne = useMutation(unblockDates, { ...texts, done: 'Blocked date removed' });
  const unblockAll = useMutation(unblockDates, { ...texts, done: 'Blocked dates removed' });
  const undo = async (ids: string[]): Promise<void> => {
    const unblock = ids.length === 1 ? unblockOne : unblockAll;
    const outcome = await unblock.run({ body: { ids } });
    if (outcome?.ok) onUndone?.(ids);
  };
  return (nights) => {
    const ids = nights.map(({ id }) => id);
    const action = { label: 'Undo', onPress: () => void undo(ids) };
    toast({ title: 'Date range blocked successfully', action });
  };
}
