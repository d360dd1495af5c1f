import type { ReactNode } from 'react';
import { usePhone } from '../../../ui/use-phone.ts';

/** A label with a shorter one for phones. */
export function ScreenLabel({ wide, phone }: { wide: string; phone: string }): ReactNode {
  return usePhone() ? phone : wide;
}
