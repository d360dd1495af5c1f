import { expect, it } from 'vitest';
import { opensWithGreeting } from './thread-emails.ts';

it.each([
  ['Hi Greta,\n\nyes.', true],
  ['  hello! Yes, there is.', true],
  ['Good evening Greta, yes.', true],
  ['Greta, yes.', true],
  ['Yes, under the roof.', false],
  ['Highly recommended: the sunrise.', false],
  ['Greta Garbo once stayed here.', false],
])('%j greets the guest: %s', (text, greets) => expect(opensWithGreeting(text, 'Greta')).toBe(greets));

it('looks for no name that is not known', () => expect(opensWithGreeting(', hm', '')).toBe(false));
