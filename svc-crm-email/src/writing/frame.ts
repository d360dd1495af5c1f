import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Property } from '@getaway/property';
import { painted } from './email-colors.ts';

/** The parts of a property that the frame shows. */
export type FramedHouse = Pick<Property, 'colours' | 'media'>;

/** Served by the edge in its original size; email programs do not scale pictures. */
const logoPicture = `<mj-text align="center" padding="0 24px 14px"
  ><img src="{{ links.site }}logo.png" alt="" height="48" style="height: 48px; width: auto; max-width: 100%"
/></mj-text>`;

/** An email's MJML inside the standard frame, with the property's logo, if any, and its colors. */
export function framed(content: string, house: FramedHouse): string {
  const frame = readFileSync(path.join(import.meta.dirname, 'templates/frame.mjml'), 'utf8');
  const whole = frame
    .replace('<!-- logo -->', house.media?.logo === undefined ? '' : logoPicture)
    .replace('<!-- content -->', () => content);
  return painted(whole, house.colours);
}
