import { useState } from 'react';
import type { EmailView } from './email-frame.tsx';
import { usePhone } from './use-phone.ts';

/** How an email is previewed. It begins as on the staff's own device: a phone has no room for a desktop. */
export function useEmailView(): [EmailView, (view: EmailView) => void] {
  const isPhone = usePhone();
  return useState<EmailView>({ width: isPhone ? 'phone' : 'desktop', colors: 'light' });
}
