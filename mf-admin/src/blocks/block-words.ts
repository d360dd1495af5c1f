import { blockReasons, type BlockReason } from '@getaway/contracts/http/blocked-dates';

export const reasonWords: Readonly<Record<BlockReason, string>> = {
  maintenance: 'Maintenance',
  'owner-use': 'Owner use',
  other: 'Other',
};

export const reasonOptions = blockReasons.map((value) => ({ value, label: reasonWords[value] }));
