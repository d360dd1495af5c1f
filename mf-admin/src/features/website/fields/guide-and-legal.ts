import { sectionTitles } from '../../../section-titles/section-titles.ts';
import { hasEntryInstructions } from './entry-ways.ts';
import { line, list, paragraph, type Group, type Part } from './field.ts';
import { withServices } from './with-services.ts';

const site = { words: 'site' } as const;
const siteRequired = { ...site, isRequired: true } as const;
const guide = { words: 'guide', isRequired: true } as const;
const note = paragraph('note', 'Note', 200, { words: 'guide' });

const readers =
  'Only guests with a confirmed booking can read it, on the page of their stay, until the day after check-out. They look here for the WiFi, the heating, and whom to call in an emergency.';

export const guidePart: Part = {
  key: 'guide',
  title: sectionTitles.guide,
  preview: 'guide',
  note: (content) =>
    hasEntryInstructions(content)
      ? `${readers} Don’t write the code of a key box here. It belongs in Name & Place, in the entry instructions, which guests read in their confirmation email and, from 24 hours before check-in, on this page.`
      : `${readers} Don’t write a door code here: each booking gets its own six-digit entry code to set on your lock, which guests see in their emails and on this page. Without a keypad, choose in Name & Place how they get in.`,
  groups: [
    {
      title: 'Sections',
      fields: [
        list('guide.sections', 'Sections of the guide', 'Section', 20, [
          line('title', 'Title', 80, guide),
          {
            kind: 'topic',
            path: 'topic',
            label: 'Topic',
            isRequired: true,
            hint: 'Sets the icon of the section. Each section needs its own topic.',
          },
          list('text', 'Paragraphs', 'Paragraph', 6, [paragraph('', 'Paragraph', 600, guide)], {
            addedAs: 'paragraphs',
          }),
          list('steps', 'Steps', 'Step', 12, [paragraph('', 'Step', 300, guide)], { addedAs: 'steps' }),
          list('list', 'List', 'Line', 20, [paragraph('', 'Line', 300, guide)], {
            addedAs: 'a list',
            hint: 'Write {houseRules} as a line of its own where your house rules should appear. You edit them in House Rules & Terms.',
          }),
          line('wifi.network', 'WiFi network', 32, { addedAs: 'WiFi' }),
          line('wifi.password', 'WiFi password', 63, { addedAs: 'WiFi' }),
          list(
            'phones',
            'Phone numbers',
            'Phone number',
            8,
            [
              line('name', 'Who answers', 60, { isRequired: true }),
              line('number', 'Number', 50, guide),
              note,
            ],
            { addedAs: 'phone numbers' },
          ),
          list(
            'places',
            'Places',
            'Place',
            20,
            [
              line('name', 'Name', 80, { isRequired: true }),
              line('distance', 'Distance', 60, { isRequired: true }),
              note,
            ],
            { addedAs: 'places' },
          ),
          { kind: 'guide-picture', path: 'picture.file', label: 'Picture', addedAs: 'a picture' },
          paragraph('picture.alt', 'What the picture shows', 300, {
            addedAs: 'a picture',
            isAsked: true,
            hint: 'Screen readers say it to guests who can’t see the picture. With a picture, you can only publish once this is filled in.',
          }),
          line('picture.caption', 'Caption', 160, { words: 'guide', addedAs: 'a picture' }),
        ]),
      ],
    },
  ],
};

const chapters = (page: string, title: string): Group => ({
  title,
  fields: [
    list(`texts.legal.${page}.more`, 'Your own sections', 'Section', 12, [
      line('heading', 'Heading', 120, siteRequired),
      paragraph('text', 'Text', 2_000, siteRequired),
    ]),
  ],
});

export const termsPart: Part = {
  key: 'terms',
  title: sectionTitles.terms,
  note: 'Cancellations and refunds are in Money Rules. Have a local lawyer read your legal texts.',
  preview: 'terms',
  groups: [
    {
      title: 'House rules',
      fields: [
        list('texts.legal.terms.houseRules', 'House rules', 'Rule', 20, [
          paragraph('', 'Rule', 240, siteRequired),
        ]),
        { kind: 'time', path: 'policies.quietHours.from', label: 'Quiet from' },
        { kind: 'time', path: 'policies.quietHours.to', label: 'Quiet until' },
        {
          kind: 'number',
          path: 'policies.minimumAge',
          label: 'Minimum age of guests',
          min: 18,
          max: 99,
          isWhole: true,
        },
        {
          kind: 'switch',
          path: 'policies.children',
          label: 'Children may stay with an adult',
          inChanges: { name: 'Children', on: 'may stay with an adult', off: 'may not stay' },
          hint: 'Off: nobody below the minimum age can stay.',
          more: 'The terms and the chat say it. On: only the guest who books must have the minimum age. Off: every guest must.',
        },
      ],
    },
    {
      title: 'Terms of service',
      fields: [
        paragraph('texts.legal.terms.intro', 'Introduction', 600, site),
        paragraph('texts.legal.terms.liability', 'Liability', 2_000, site),
        withServices(paragraph('texts.legal.terms.concierge', 'Concierge services', 2_000, site)),
      ],
    },
    chapters('terms', 'More in the terms'),
    {
      title: 'Who is responsible',
      fields: [
        line('policies.responsible.name', 'Legal owner of the site', 120, {
          hint: 'If the law asks who runs the site.',
          more: 'It’s on the legal pages. Invoices take theirs from Contact & Payment.',
        }),
        line('policies.responsible.note', 'Note', 200, { hint: 'Such as a license number.' }),
        {
          kind: 'date',
          path: 'policies.lastUpdated',
          label: 'Legal texts last changed on',
          hint: 'Set when you publish a change of the legal pages. You can choose another day.',
        },
      ],
    },
  ],
};

export const privacyPart: Part = {
  key: 'privacy',
  title: 'Privacy Policy',
  preview: 'privacy',
  groups: [
    {
      title: 'Privacy policy',
      fields: [
        paragraph('texts.legal.privacy.intro', 'Introduction', 600, site),
        withServices(
          paragraph('texts.legal.privacy.services', 'Who receives data for the services', 240, site),
        ),
      ],
    },
    chapters('privacy', 'More in the privacy policy'),
  ],
};
