import type { StayView } from '@getaway/contracts/http/stay';
import { Html } from './html.ts';

/**
 * The stay as data for the page's own script (mf-public's `features/stay/served-stay.ts`), which then asks for it only
 * after changes. Browsers do not run a script of this type. No text in it can end it: `<` is written as its escape.
 */
export function servedView(view: StayView): Html {
  const json = JSON.stringify(view).replaceAll('<', String.raw`\u003c`);
  return new Html(`<script type="application/json" id="stay-view">${json}</script>`);
}
