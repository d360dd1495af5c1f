import { expect, test } from 'vitest';
import { campaignVariables } from '@getaway/contracts/http/newsletter-campaigns';
import { templateVariables } from '@getaway/contracts/template-variables';
import { singleBraceFaults } from './single-braces.ts';

test.each([
  ['Spring, {name}', '{name}', '{{ guest.firstName }}'],
  ['Spring, { First Name }', '{ First Name }', '{{ guest.firstName }}'],
  ['{first_name}, come', '{first_name}', '{{ guest.firstName }}'],
  ['{guest.firstName}', '{guest.firstName}', '{{ guest.firstName }}'],
  ['Call {property-phone}', '{property-phone}', '{{ property.phone }}'],
  ['Call {phone}', '{phone}', '{{ property.phone }}'],
])('names the right form of a variable in single braces: %s', (text, written, right) => {
  expect(singleBraceFaults(text, campaignVariables)).toEqual([
    `${written} would be sent as it is: variables have two braces. Write ${right}`,
  ]);
});

test('names each variable of that name, and says when an email has none', () => {
  expect(singleBraceFaults('{email} {email}', templateVariables)).toEqual([
    '{email} would be sent as it is: variables have two braces. Write {{ guest.email }} or {{ property.email }}',
  ]);
  expect(singleBraceFaults('{last_name}', campaignVariables)).toEqual([
    '{last_name} would be sent as it is. Choose a variable from Insert variable, such as {{ guest.firstName }}',
  ]);
});

test.each([
  '{{ guest.firstName }} {{name}}',
  'A { b } and {} and {:name} {1}',
  '<style>.name{color:red} p { margin: 0 }</style>',
  '{% if guest.email %}name{% endif %}',
  'The names {Ada, Bea}',
])('leaves other braces alone: %s', (text) => {
  expect(singleBraceFaults(text, templateVariables)).toEqual([]);
});
