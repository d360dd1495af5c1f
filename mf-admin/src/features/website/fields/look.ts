import { hasWeekdayPage } from './weekday-page.ts';
import { sectionTitles } from '../../../section-titles/section-titles.ts';
import { valueAt } from '../content/content.ts';
import { line, type Field, type Part } from './field.ts';

const color = (path: string, label: string): Field => ({ kind: 'color', path: `colours.${path}`, label });

export const lookPart: Part = {
  key: 'look',
  title: 'Colors & Logo',
  preview: 'home',
  groups: [
    {
      title: 'Colors',
      note: 'All other colors, including those of emails and the back office, come from these. The site has light text on a dark background.',
      fields: [color('background', 'Background'), color('text', 'Text'), color('accent', 'Accent')],
    },
    {
      title: 'Logo',
      fields: [
        {
          kind: 'logo',
          path: 'media.logo',
          label: 'Logo',
          hint: 'Use a light logo with a transparent background: it’s always on your dark one.',
        },
      ],
    },
  ],
};

export const photosPart: Part = {
  key: 'photos',
  title: sectionTitles.photos,
  preview: 'home',
  groups: [
    {
      title: 'Pictures of the site',
      at: '#gallery',
      note: 'Add all your photos at once, then give the best a place.',
      more: '“Home page › Top” is the large picture. Each entry with a picture on Home Page is a place, too: add or remove entries there.',
      fields: [
        { kind: 'photos', path: 'media.photos', label: 'Photos' },
        { kind: 'photo-order', path: 'media.gallery', label: 'Order of the gallery' },
      ],
    },
    {
      title: 'Film of the weekday page',
      note: 'Fill in both or neither.',
      // A film stays removable while the page is off.
      isShown: (content) => hasWeekdayPage(content) || valueAt(content, ['media', 'film']) !== undefined,
      fields: [
        line('media.film.mp4', 'Film', 500, {
          hint: 'The https:// address of an .mp4 file.',
          more: 'Without a film, the page shows your photo for Weekday page › Top.',
        }),
        { kind: 'poster', path: 'media.film.poster', label: 'Picture before it plays' },
      ],
    },
  ],
};
