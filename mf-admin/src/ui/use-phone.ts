import { useMedia } from './use-media.ts';

/** Whether the screen is narrower than 768 px (spec page 2, section 9). */
export function usePhone(): boolean {
  return useMedia('(max-width: 767.98px)');
}
