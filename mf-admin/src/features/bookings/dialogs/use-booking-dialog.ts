import { useState } from 'react';

interface BookingDialogState {
  readonly open: boolean;
  readonly close: () => void;
  /** For the dialog itself. */
  readonly dialog: {
    readonly open: boolean;
    readonly width: number;
    readonly onCancel: () => void;
    readonly afterClose: () => void;
  };
}

/** A dialog about one booking, open from the start. `onClose` is called once it is out of sight. */
export function useBookingDialog(onClose: () => void): BookingDialogState {
  const [open, setOpen] = useState(true);
  const close = () => setOpen(false);
  return { open, close, dialog: { open, width: 460, onCancel: close, afterClose: onClose } };
}
