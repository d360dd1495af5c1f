export interface ToastMessage {
  title: string;
  description?: string;
  variant?: 'default' | 'destructive';
}

export interface ShownToast extends ToastMessage {
  /** Grows with each message, so that a repeated text is announced again. */
  id: number;
}
