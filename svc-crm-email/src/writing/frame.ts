import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Property } from '@getaway/property';
import { painted } from './email-colors.ts';

/** What the frame shows of a house. */
export type FramedHouse = Pick<Property, 'colours' | 'media'>;

/** Served by the edge, as wide as it comes; no reader of mails fits a picture into a box. */
const logoPicture = `<mj-text align="center" padding="0 24px 14px"
  ><img src="{{ links.site }}logo.png" alt="" height="48" style="height: 48px; width: auto; max-width: 100%"
/></mj-text>`;

/** A mail's MJML in the house's frame: its sign, where it has one, and its colours. */
export function framed(mail: string, house: FramedHouse): string {
  const frame = readFileSync(path.join(import.meta.dirname, 'templates/frame.mjml'), 'utf8');
  const whole = frame
    .replace('<!-- logo -->', house.media?.logo === undefined ? '' : logoPicture)
    .replace('<!-- mail -->', () => mail);
  return painted(whole, house.colours);
}
