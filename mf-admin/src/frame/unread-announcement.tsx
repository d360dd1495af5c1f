import { useState, type ReactNode } from 'react';
import spoken from '@getaway/web-kit/spoken.module.css';
import { unreadInWords } from '../threads/thread-words.ts';

/** Tells screen readers when a message has come in, and says nothing when staff have read one. */
export function UnreadAnnouncement({ threads }: { threads: number | undefined }): ReactNode {
  const [seen, setSeen] = useState({ threads, text: '' });
  if (threads !== seen.threads) {
    const isMore = threads !== undefined && seen.threads !== undefined && threads > seen.threads;
    setSeen({ threads, text: isMore ? `New message: ${unreadInWords(threads)} in the inbox` : '' });
  }
  return (
    <p className={spoken.spoken} aria-live="polite">
      {seen.text}
    </p>
  );
}
