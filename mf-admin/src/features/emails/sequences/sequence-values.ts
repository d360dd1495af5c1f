import type { EmailSequence, TriggerType } from '@getaway/contracts/http/email-sequences';
import { sequenceKeyOf } from '@getaway/contracts/sequence-key';

/** A sequence as the form has it. */
export interface SequenceValues {
  name: string;
  description: string;
  sequenceKey: string;
  triggerType: TriggerType;
  triggerValue: number | null;
  isActive: boolean;
}

export const newSequence: SequenceValues = {
  name: '',
  description: '',
  sequenceKey: '',
  triggerType: 'booking_confirmed',
  triggerValue: null,
  isActive: false,
};

export function sequenceValues(sequence: EmailSequence): SequenceValues {
  const { name, description, sequenceKey, triggerType, triggerValue, isActive } = sequence;
  return { name, description: description ?? '', sequenceKey, triggerType, triggerValue, isActive };
}

/**
 * The key that goes with a changed name (spec page 2, section 4): derived while the field is empty. Where it was empty
 * once, one that was derived from the name as it was before follows it, so that a name may be typed letter by letter.
 */
export function keyFor(change: { name: string; nameBefore: string; key: string; wasEmpty: boolean }): string {
  const { name, nameBefore, key, wasEmpty } = change;
  const isDerived = wasEmpty && key === sequenceKeyOf(nameBefore);
  return key === '' || isDerived ? sequenceKeyOf(name) : key;
}
