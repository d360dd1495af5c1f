import type { Style } from './sheet.ts';

export const ink = '#23211d';
/** Both are dark enough for small print on white (contrast above 4.5). */
export const softInk = '#5f5a51';
export const bronze = '#85643a';
export const hairline = '#d9d2c5';

export const styles = {
  house: { face: 'display', size: 21, color: ink },
  title: { face: 'display', size: 19, color: ink },
  heading: { face: 'strong', size: 8, color: bronze },
  text: { face: 'text', size: 9.5, color: ink },
  soft: { face: 'text', size: 9.5, color: softInk },
  strong: { face: 'strong', size: 9.5, color: ink },
  total: { face: 'strong', size: 11, color: ink },
  small: { face: 'text', size: 7.5, color: softInk },
} as const satisfies Record<string, Style>;
