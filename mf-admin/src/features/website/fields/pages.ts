import { sectionTitles } from '../../../section-titles/section-titles.ts';
import { pathOf, valueAt, type Content } from '../content/content.ts';
import { line, list, paragraph, type Field, type Group, type Part, type TextField } from './field.ts';
import { hasWeekdayPage } from './weekday-page.ts';
import { hasEntries, withServices } from './with-services.ts';

const site = { words: 'site' } as const;
const required = { ...site, isRequired: true } as const;

const headline = (path: string, label = 'Headline'): TextField => line(path, label, 120, site);
const text = (path: string, label = 'Text'): TextField => paragraph(path, label, 600, site);
const sentence = (path: string, label = 'Text'): Field => paragraph(path, label, 240, site);
const button = (path: string, label = 'Button'): Field => line(path, label, 60, site);

const pictured: readonly Field[] = [
  { kind: 'picture', path: 'picture', label: 'Picture', isRequired: true },
  line('title', 'Title', 120, required),
  paragraph('text', 'Text', 600, required),
];

const icon: Field = { kind: 'icon', path: 'icon', label: 'Icon', isRequired: true };

const searchEngines = (page: string): Group => ({
  title: 'In search engines',
  fields: [
    headline(`texts.${page}.page.title`, 'Page title'),
    paragraph(`texts.${page}.page.description`, 'Description', 300, site),
  ],
});

const home = (section: string): string => `texts.home.${section}`;

/** Whether the host wrote a section: it then stays in reach while guests don't see it. */
const isWritten = (content: Content, section: string): boolean =>
  valueAt(content, pathOf(home(section))) !== undefined;

export const homePart: Part = {
  key: 'home',
  title: sectionTitles.home,
  preview: 'home',
  groups: [
    {
      title: 'At the top',
      at: '#home',
      fields: [
        headline(home('hero.place'), 'Line above the headline'),
        headline(home('hero.title')),
        text(home('hero.promise')),
      ],
    },
    {
      title: 'Introduction',
      at: '#intro-title',
      fields: [
        headline(home('intro.title')),
        text(home('intro.lead')),
        list(home('intro.blurbs'), 'Reasons to come', 'Reason', 6, [
          icon,
          line('title', 'Title', 120, required),
          paragraph('text', 'Text', 600, required),
        ]),
      ],
    },
    {
      title: 'Amenities',
      at: '#amenities',
      note: 'At no extra cost.',
      fields: [
        headline(home('amenities.title')),
        list(home('amenities.scenes'), 'With a picture', 'Amenity', 10, pictured, {
          hint: 'Without any, the page shows the list alone.',
        }),
        headline(home('amenities.listTitle'), 'Title of the list'),
        list(
          home('amenities.list'),
          'All amenities',
          'Amenity',
          24,
          [icon, line('label', 'Amenity', 60, required)],
          { hint: 'The chat answers from it, so make it complete.' },
        ),
      ],
    },
    {
      title: 'Gallery',
      at: '#gallery',
      note: 'Shown once you have three photos.',
      more: 'Or one that has no other place. Add photos in Photos.',
      fields: [headline(home('gallery.title'))],
    },
    {
      title: 'Concierge services',
      at: '#concierge',
      note: 'What you sell on Services and Packages.',
      more: 'If you turn something off there, its text stays here.',
      fields: [
        withServices(headline(home('concierge.title'))),
        withServices(text(home('concierge.lead'))),
        list(home('concierge.services'), 'Services', 'Service', 9, pictured, {
          hint: 'If you offer none, remove them all.',
        }),
        withServices(headline(home('concierge.packagesTitle'), 'Title above the packages')),
        withServices(text(home('concierge.packages'), 'Text above the packages')),
      ],
    },
    {
      title: 'Weekday offer',
      at: '#weekday-title',
      isShown: (content) => hasWeekdayPage(content) || isWritten(content, 'weekdays'),
      fields: [
        headline(home('weekdays.title')),
        text(home('weekdays.text')),
        button(home('weekdays.link'), 'Link to the weekday page'),
      ],
    },
    {
      title: 'Reviews',
      at: '#reviews',
      isShown: (content) => hasEntries(content, 'reviews') || isWritten(content, 'reviews'),
      fields: [headline(home('reviews.title'))],
    },
    {
      title: 'Questions',
      at: '#questions',
      note: 'Your answers are on Questions & Answers.',
      fields: [headline(home('questions.title'))],
    },
    {
      title: 'Contact',
      at: '#contact',
      fields: [
        headline(home('contact.title')),
        line(home('contact.location'), 'Where the house is', 60, {
          ...site,
          hint: 'Without minutes in Name & Place, guests read the town.',
        }),
        paragraph(home('contact.formLead'), 'Text above the form', 240, {
          ...site,
          hint: 'Guests are promised a reply within 24 hours.',
        }),
      ],
    },
    searchEngines('home'),
  ],
};

const escape = (section: string): string => `texts.weekdayEscape.${section}`;

export const escapePart: Part = {
  key: 'weekday-page',
  title: sectionTitles['weekday-page'],
  note: (content) =>
    hasWeekdayPage(content)
      ? 'The page for your newsletter offer. Write {offer} for the amount, which is set in Money Rules.'
      : 'The page for your newsletter offer, if you want one. Once you show it, Money Rules has the amount that its code takes off.',
  preview: 'weekday-escape',
  shownBy: 'policies.weekdayPage',
  groups: [
    {
      title: 'The page',
      fields: [
        {
          kind: 'switch',
          path: 'policies.weekdayPage',
          label: 'Show this page',
          inChanges: { name: 'The page', on: 'shown', off: 'hidden' },
          hint: 'Off: the home page has no section about weekdays, either.',
          more: 'The address of the page then shows the “not found” page. Your texts are kept.',
        },
      ],
    },
    {
      title: 'At the top',
      at: '#escape-title',
      fields: [
        button(escape('hero.banner'), 'Banner'),
        headline(escape('hero.title')),
        text(escape('hero.promise')),
        button(escape('hero.button')),
      ],
    },
    {
      title: 'Reasons to come',
      at: '#relaxation-title',
      fields: [
        headline(escape('relaxation.title')),
        list(escape('relaxation.paragraphs'), 'Paragraphs', 'Paragraph', 4, [
          paragraph('', 'Paragraph', 600, required),
        ]),
        button(escape('relaxation.button')),
        list(escape('freedoms'), 'With a picture', 'Reason', 6, pictured),
      ],
    },
    {
      title: 'What they save',
      at: '#saved-title',
      fields: [
        headline(escape('saved.title')),
        sentence(escape('saved.text')),
        button(escape('saved.button')),
      ],
    },
    {
      title: 'How it works',
      at: '#easy-title',
      fields: [
        headline(escape('steps.title')),
        list(escape('steps.steps'), 'Steps', 'Step', 5, [
          line('title', 'Title', 120, required),
          paragraph('text', 'Text', 240, required),
        ]),
        button(escape('steps.button')),
      ],
    },
    { title: 'Reviews from parents', at: '#parents-title', fields: [headline(escape('reviews.title'))] },
    {
      title: 'Before the form',
      at: '#limited-title',
      fields: [
        button(escape('urgency.tag'), 'Label'),
        headline(escape('urgency.title')),
        sentence(escape('urgency.text')),
        button(escape('urgency.button')),
      ],
    },
    {
      title: 'Form',
      at: '#signup-title',
      fields: [
        headline(escape('signup.title')),
        sentence(escape('signup.lead')),
        button(escape('signup.button')),
        text(escape('signup.note'), 'Small print'),
      ],
    },
    searchEngines('weekdayEscape'),
  ],
};

export const bookingPart: Part = {
  key: 'booking',
  title: 'Booking Page',
  note: 'A new house starts with words that fit most houses. You can leave them as they are.',
  preview: 'booking',
  groups: [
    {
      title: 'Above the dates',
      fields: [
        line('texts.booking.header.title', 'Headline', 120, {
          ...site,
          hint: 'Also its page title in search engines.',
        }),
        sentence('texts.booking.header.lead', 'Text below the headline'),
      ],
    },
  ],
};

export const framePart: Part = {
  key: 'footer',
  title: sectionTitles.footer,
  preview: 'home',
  groups: [
    {
      title: 'Footer',
      at: 'footer',
      fields: [
        sentence('texts.frame.footer.about', 'About the house'),
        button('texts.frame.footer.contactTitle', 'Title above your contact details'),
      ],
    },
    { title: 'Error page', fields: [sentence('texts.frame.notFound.text', 'When a page isn’t found')] },
    {
      title: 'Shared links',
      // The description of the photo says it.
      isShown: (content) => !valueAt(content, ['media', 'photos', 'house', 'alt']),
      fields: [
        paragraph('texts.frame.shared.pictureWords', 'What the large picture shows', 240, {
          ...site,
          hint: 'The picture at the top of the home page, which also appears with shared links. Screen readers say this text.',
        }),
      ],
    },
  ],
};
