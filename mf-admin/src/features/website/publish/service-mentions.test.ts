import { expect, test } from 'vitest';
import { serviceMentions } from './service-mentions.ts';

const names = (content: object) => serviceMentions({ ...content }).map(({ name }) => name);

test('names each text that speaks of a service, and not the section that describes them', () => {
  expect(names({})).toEqual([
    'Home Page › Introduction › Relaxing experiences',
    'Home Page › Amenities › Intimate dining',
    'Home Page › In search engines › Description',
    'Weekday Page › Reasons to come › Private Chef',
    'Weekday Page › Reasons to come › Spa Bliss',
    'Weekday Page › In search engines › Description',
  ]);
});

test('leaves out the weekday page while it is off, and what says nothing of one', () => {
  const amenities = { scenes: [{ picture: 'private-chef', title: 'Kitchen', text: 'Pots and pans.' }] };
  const intro = { blurbs: [{ icon: 'heart', title: 'Our chefs', text: 'They cook.' }] };
  const page = { description: 'A house.' };
  expect(names({ policies: { weekdayPage: false }, texts: { home: { amenities, intro, page } } })).toEqual([
    'Home Page › Introduction › Our chefs',
  ]);
});
