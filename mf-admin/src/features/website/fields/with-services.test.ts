import bundled from '@getaway/property/property.json' with { type: 'json' };
import { expect, it } from 'vitest';
import { pathOf, withValue } from '../content/content.ts';
import { plainerTexts } from '../sample/neutral-texts.ts';
import { paragraph } from './field.ts';
import { withServices } from './with-services.ts';

const path = 'texts.legal.terms.concierge';
const field = withServices(paragraph(path, 'Concierge services', 2_000));

it('hides texts about services where there are none, unless the host wrote it', () => {
  const none = withValue({ ...bundled }, pathOf('texts.home.concierge.services'), []);
  const written = withValue(none, pathOf(path), 'We can call a chef.');
  const cleared = withValue(none, pathOf(path), plainerTexts[path]);
  const without = withValue(none, pathOf(path), undefined);
  expect([{ ...bundled }, without, cleared, written].map((house) => field.isShown?.(house))).toEqual([
    ...[true, false, false, true],
  ]);
});
