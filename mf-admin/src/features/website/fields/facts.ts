import { examplePhone } from '@getaway/property/house-phone';
import { sectionTitles } from '../../../section-titles/section-titles.ts';
import { entryWayOf, hasEntryInstructions } from './entry-ways.ts';
import { line, list, paragraph, type NumberField, type Part } from './field.ts';

const required = { isRequired: true } as const;

const count = (path: string, label: string): NumberField => ({
  kind: 'number',
  path,
  label,
  min: 1,
  max: 999,
  isWhole: true,
  isRequired: true,
});

export const namePart: Part = {
  key: 'name',
  title: sectionTitles.name,
  preview: 'home',
  groups: [
    {
      title: 'Name',
      at: '#home',
      fields: [
        line('name', 'Name of the house', 80, required),
        paragraph('tagline', 'Tagline', 160, {
          ...required,
          hint: 'For the footer and search engines.',
        }),
      ],
    },
    {
      title: 'Address',
      at: '#home',
      fields: [
        { kind: 'country', path: 'address.country', label: 'Country', isRequired: true },
        line('address.line', 'Street and number', 200, {
          ...required,
          hint: 'Guests and search engines see it.',
          more: 'It’s on the legal pages and in the chat.',
        }),
        line('address.town', 'Town', 200, {
          ...required,
          byCountry: { GB: { label: 'Town or city' }, IE: { label: 'Town or city' } },
        }),
        line('address.postalCode', 'Postal code', 20, {
          ...required,
          byCountry: { US: { label: 'ZIP code' }, GB: { label: 'Postcode' }, IE: { label: 'Eircode' } },
        }),
        line('address.state', 'State or region', 40, {
          hint: 'Leave it empty if your address has none.',
          byCountry: {
            US: { label: 'State', hint: 'Such as GA.' },
            CA: { label: 'Province', hint: 'Such as BC.' },
            AU: { label: 'State or territory', hint: 'Such as NSW.' },
            GB: { label: 'County' },
            IE: { label: 'County' },
          },
        }),
        line('address.region', 'Region, as people call it', 60, {
          hint: 'Replaces {region} in your texts. Empty: the state.',
          more: 'Such as “the Blue Ridge” or “Upstate New York”: the text “Cooperstown, {region}” then names it.',
        }),
        {
          kind: 'zone',
          path: 'timeZone',
          label: 'Time zone',
          hint: 'Also applies to existing bookings.',
          more: 'All times and deadlines are in this zone.',
          isRequired: true,
        },
      ],
    },
    {
      title: 'On the map',
      isOneItem: true,
      note: 'Fill in both or neither.',
      more: 'They’re for maps and search engines. To find yours, right-click your house on a map website. Rounded numbers will do.',
      fields: [
        { kind: 'number', path: 'address.latitude', label: 'Latitude', min: -90, max: 90 },
        { kind: 'number', path: 'address.longitude', label: 'Longitude', min: -180, max: 180 },
      ],
    },
    {
      title: 'The house in numbers',
      at: '#contact',
      fields: [
        {
          kind: 'number',
          path: 'minutesFromCity',
          label: 'Minutes from the city',
          hint: 'By car, from the town in “Where the house is”.',
          more: '“Where the house is” is on Home Page. If this is empty, your texts leave out what says {minutes}.',
          min: 1,
          max: 999,
          isWhole: true,
        },
        count('sleeps', 'Sleeps'),
        {
          kind: 'switch',
          path: 'policies.dayGuests',
          label: 'A booking can include day guests',
          inChanges: { name: 'Day guests in a booking', on: 'allowed', off: 'not allowed' },
          hint: 'On: up to four people. Off: only as many as the house sleeps.',
        },
        count('bedrooms', 'Bedrooms'),
        count('beds', 'Beds'),
        {
          kind: 'number',
          path: 'bathrooms',
          label: 'Bathrooms',
          min: 1,
          max: 999,
          isRequired: true,
          hint: 'A half bath counts as 0.5.',
        },
      ],
    },
    {
      title: 'Check-in and check-out',
      at: '#contact',
      fields: [
        { kind: 'time', path: 'checkIn.time', label: 'Check-in from', isRequired: true },
        {
          kind: 'time',
          path: 'policies.latestCheckIn',
          label: 'Latest check-in',
          hint: 'Guests read it only if it’s before 10 PM.',
        },
        {
          kind: 'switch',
          path: 'policies.flexibleCheckIn',
          label: 'Check-in is flexible',
          inChanges: { name: 'Check-in', on: 'flexible', off: 'at a fixed time' },
          hint: 'On: “Flexible, usually from”. Off: “From”.',
        },
        { kind: 'time', path: 'checkOut.time', label: 'Check-out by', isRequired: true },
        line('checkIn.note', 'Note about check-in', 200, {
          ...required,
          hint: 'In the chat and the confirmation email.',
          more: 'As long as it only says when check-in starts, it follows the times above automatically.',
        }),
        {
          kind: 'entry-way',
          path: 'entry.way',
          label: 'How do guests get in?',
          hint: 'Six digits for each booking: we tell the guest, and email you to set them on your lock.',
        },
        paragraph('entry.instructions', 'Entry instructions', 300, {
          hint: 'Such as “Key box by the door: 4417.” Only confirmed guests see it: in their confirmation email, and on the page of their stay from 24 hours before check-in.',
          isShown: hasEntryInstructions,
          isRequiredIn: (content) => entryWayOf(content) === 'shared',
        }),
        paragraph('texts.frame.mails.parking', 'Line about parking', 240, {
          hint: 'In emails and the chat.',
        }),
      ],
    },
  ],
};

export const contactPart: Part = {
  key: 'contact',
  title: sectionTitles.contact,
  preview: 'home',
  groups: [
    {
      title: 'How guests reach you',
      at: '#contact',
      fields: [
        line('contact.email', 'Email', 254, { ...required, type: 'email', asked: 'an email address' }),
        line('contact.phone', 'Phone', 50, {
          ...required,
          type: 'tel',
          asked: 'a phone number',
          hintIn: (country) => `One number, with the country code: ${examplePhone(country)}.`,
        }),
      ],
    },
    {
      title: 'Social link',
      isOneItem: true,
      at: 'footer',
      note: 'Fill in both or neither.',
      fields: [
        line('contact.social.label', 'Name of the platform', 40),
        {
          kind: 'text',
          path: 'contact.social.url',
          label: 'Address of your page',
          type: 'url',
          hint: 'Starts with https://.',
        },
      ],
    },
    {
      title: 'Other ways to pay',
      note: 'For guests who don’t pay by card. Without a service, everyone pays by card.',
      fields: [
        list('paymentHandles', 'Payment services', 'Service', 4, [
          line('service', 'Service', 40, required),
          line('handle', 'Your handle', 80, required),
        ]),
      ],
    },
    {
      title: 'On invoices and receipts',
      note: 'Only if they differ from those of the house.',
      fields: [
        line('business.name', 'Owner or company', 120),
        line('business.address', 'Business address', 200),
        line('business.taxId', 'Tax ID', 60),
      ],
    },
  ],
};

const review = [
  line('guests', 'Guests', 80, { ...required, asked: 'the names of the guests' }),
  line('occasion', 'Occasion', 60, required),
  paragraph('text', 'Review', 800, required),
];

export const reviewsPart: Part = {
  key: 'reviews',
  title: sectionTitles.reviews,
  note: 'Only what your own guests wrote. Nothing is shown while a list is empty.',
  preview: 'home',
  groups: [
    {
      title: 'Guest reviews',
      at: '#reviews',
      note: 'On the home page: two to start, the rest after a click.',
      fields: [list('reviews', 'Reviews', 'Review', 60, review)],
    },
    {
      title: 'Reviews from parents',
      note: 'On the weekday page.',
      fields: [list('parentReviews', 'Reviews from parents', 'Review', 60, review)],
    },
  ],
};

const answer = (topic: string, label: string) => paragraph(`answers.${topic}`, label, 600);

export const answersPart: Part = {
  key: 'answers',
  title: sectionTitles.answers,
  note: 'The home page and the chat give these answers. The home page shows the questions once two are answered. Where you leave one out, the chat quotes your house rules, or offers your phone number.',
  preview: 'home',
  groups: [
    {
      title: 'Your answers',
      at: '#questions',
      fields: [
        answer('pets', 'Are pets allowed?'),
        answer('smoking', 'Is smoking allowed?'),
        answer('children', 'Can children come?'),
        answer('directions', 'How do I get there?'),
        answer('accessibility', 'Is the house accessible?'),
        answer('kitchen', 'What’s in the kitchen?'),
        answer('gatherings', 'Can we host a party or have guests over?'),
        answer('luggage', 'Can I leave my luggage before or after the stay?'),
        answer('nearby', 'What’s nearby?'),
      ],
    },
  ],
};
