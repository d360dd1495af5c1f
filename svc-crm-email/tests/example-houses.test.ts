import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { parseProperty, type Property } from '@getaway/property';
import { writtenEmails } from '../pictures/written-emails.ts';
import { houseFacts } from '../src/chat/house-facts.ts';
import { topics } from '../src/chat/topics/all.rules.ts';
import { helpTopics } from '../src/chat/topics/help.rules.ts';

const examples = path.join(import.meta.dirname, '../../docs/examples');
const ofAnotherHouse =
  /lantern|decatur|atlanta|404 555 0137|hot tub|fire pit|movie room|#(?:b4591c|9a4812|e58a35|0b1020)/i;
/** The plain text of emails to the owner need not contain the property's name. */
const toOwner =
  /payment-disputed|owner$|^owner-digest$|conflicts?$|^feed-|^refund-refused$|^unpaid-limit$|^limit-reached$/;

describe.each(['vermont-cabin', 'lisbon-loft'])('the property of %s', (example) => {
  const property = read(example);

  test('writes every email in its own name and colors, and in plain text too', async () => {
    for (const { name, html, text } of await writtenEmails(property)) {
      // The guest's own message and number are sample values.
      expect(`${name}: ${ofAnotherHouse.exec(html)?.[0]}`).toBe(`${name}: undefined`);
      expect(`${name}: ${ofAnotherHouse.exec(text)?.[0]}`).toBe(`${name}: undefined`);
      expect(html).toContain(property.name);
      expect(html.includes('https://house.example/logo.png')).toBe(example === 'vermont-cabin');
      if (!toOwner.test(name)) expect(text).toContain(property.name);
    }
  });

  test('answers from its own amenities and rules alone', () => {
    const facts = houseFacts(property);
    for (const { answer } of [...helpTopics, ...topics])
      if (typeof answer === 'function')
        expect(ofAnotherHouse.exec(answer(facts, '').response)?.[0]).toBeUndefined();
  });
});

test('no email of a house that only takes cards asks for a payment note or names another service', async () => {
  const emails = await writtenEmails({ ...read('vermont-cabin'), paymentHandles: [] });
  const asking = emails.filter(({ name }) => /^(?:booking-reserved|payment-reminder)/.test(name));
  expect(asking.length).toBeGreaterThan(1);
  for (const { name, html, text } of emails)
    for (const format of [html, text])
      expect(`${name}: ${/payment note|Venmo or Cash App/.exec(format)?.[0]}`).toBe(`${name}: undefined`);
  for (const { text } of asking)
    expect(text).toMatch(/To pay, open your stay with the link below and pay there by card\./);
});

function read(example: string): Property {
  const file = path.join(examples, example, 'property.json');
  const outcome = parseProperty(JSON.parse(readFileSync(file, 'utf8')));
  if (!outcome.ok) throw new Error(outcome.faults.join('\n'));
  return outcome.property;
}
