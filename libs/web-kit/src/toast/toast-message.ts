export interface ToastMessage {
  title: string;
  description?: string;
  variant?: 'default' | 'destructive';
  /** A button in the message, such as Undo; pressing it also closes the message. */
  action?: { label: string; onPress: () => void };
}

export interface ShownToast extends ToastMessage {
  /** Grows with each message, so that a repeated text is announced again. */
  id: number;
}
