import type { ReactNode } from 'react';
import { formatTotal } from '@getaway/web-kit/format/money';
import { pricingWords } from '../features/pricing/pricing-words.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import type { PriceCommand } from './set-price.ts';

interface PriceQuestionProps {
  /** The price that is far from what it was; it stays while the question goes out of sight. */
  command: PriceCommand;
  open: boolean;
  onSet: () => void;
  onCancel: () => void;
}

/** Asks before a price is set that looks like a slip: guests can book at it at once. */
export function PriceQuestion({ command, open, onSet, onCancel }: PriceQuestionProps): ReactNode {
  const { name, price, before } = command;
  return (
    <ConfirmDialog
      open={open}
      title={`Set ${pricingWords[name].title} to ${formatTotal(price)}?`}
      confirm={`Set to ${formatTotal(price)}`}
      cancel={`Keep ${formatTotal(before)}`}
      danger={Number(price) === 0}
      onConfirm={onSet}
      onCancel={onCancel}
    >
      It’s {formatTotal(before)} now. Guests get the new price at once; existing bookings keep theirs.
    </ConfirmDialog>
  );
}
