import { bundledProperty, parseProperty, type Property } from '@getaway/property';
import { calendarDate } from '@getaway/kernel/calendar-date';
import { createLogger } from '@getaway/service-kit/logger';
import { expect, it } from 'vitest';
import { answerQuestion } from './answer-question.ts';
import { createBookingDesk } from './booking-desk.ts';
import type { HouseFacts } from './facts.rules.ts';
import { houseFacts } from './house-facts.ts';
import { topics } from './topics/all.rules.ts';
import { topicIn } from './topic.rules.ts';

it.each([
  [1, '1 bathroom.'],
  [1.5, '1.5 bathrooms.'],
])('counts %d bathrooms', (bathrooms, says) => {
  const question = 'How many bathrooms are there?';
  const topic = topicIn(question, topics);
  if (typeof topic?.answer !== 'function') throw new Error(`no answer to ${question}`);
  const facts = houseFacts({ ...bundledProperty, bathrooms });
  expect(topic.answer(facts, question).response).toContain(says);
});

it('says where a house in no city’s reach is, naming its town once', () => {
  const { minutesFromCity: _minutes, ...remote } = { ...bundledProperty, texts: undefined };
  const outcome = parseProperty(remote);
  if (!outcome.ok) throw new Error(outcome.faults.join());
  const placeOf = (property: Property): string => {
    const topic = topicIn('Where is the house?', topics);
    return typeof topic?.answer === 'function' ? topic.answer(houseFacts(property), '').response : '';
  };
  expect(placeOf(outcome.property)).toMatch(/^Lantern Hollow is in Decatur, GA\. The address is /);
  expect(placeOf(bundledProperty)).toMatch(/^Lantern Hollow is in Decatur, GA, 20 minutes from the city\. /);
});

it.each([
  [
    'own-code',
    /six-digit entry code is in your confirmation email/,
    /with your entry code, so arriving later/,
  ],
  ['shared', /confirmation email says how you get in/, /You let yourself in, so arriving later is fine/],
  ['in-person', /We let you in when you arrive/, /please tell us when to expect you/],
] as const)('says how guests get in: %s', async (way, key, late) => {
  const facts = houseFacts({ ...bundledProperty, entry: { way } });
  const [code, arrival] = await Promise.all(
    ['What is the door code?', 'Can we arrive late at night?'].map((question) => answerOf(facts, question)),
  );
  expect(code).toMatch(key);
  expect(arrival).toMatch(late);
  expect(/entry code/.test(`${code} ${arrival}`)).toBe(way === 'own-code');
});

it.each([
  ['Can we check in at 2 pm?', /^Not at 2:00 PM, sorry\. Check-in is from 4:00 PM\./],
  ['is noon ok to arrive', /^Not at 12:00 PM, sorry\. Check-in is from 4:00 PM\./],
  ['Could we arrive at 9:30pm?', /^Yes\. Check-in is from 4:00 PM\. .*arriving later is fine/],
  ['Is 11 pm too late to check in?', /arriving later is fine/],
  ['can we come at 1 a.m.', /^Yes\. .*arriving later is fine/],
  ['check in at 15:00', /^Not at 3:00 PM, sorry/],
  ['can we check in at 0:30', /^Yes\. .*arriving later is fine/],
  ['can we arrive at 8 tonight', /^Yes\. /],
  ['is it ok to arrive at 10 in the evening', /^Yes\. /],
  ['can we check in at 3 in the morning', /^Yes\. /],
  ['can we check in at 25 pm', /^Check-in /],
  ['what time can we check in, is it 2 pm?', /^Check-in (?!is from 4:00 PM\. You let)/],
])('says whether guests can check in at an hour: %s', async (question, says) => {
  expect(await answerOf(factsWithHours({}), question)).toMatch(says);
});

it('says that nobody can check in after a house closes', async () => {
  const facts = factsWithHours({ latestCheckIn: '20:00' });
  expect(await answerOf(facts, 'Can we check in at 10 pm?')).toMatch(
    /^Not at 10:00 PM, sorry\. Check-in is from 4:00 PM to 8:00 PM\. .*call/,
  );
  expect(await answerOf(facts, 'Can we check in at 1 am?')).toMatch(/^Not at 1:00 AM/);
  expect(await answerOf(facts, 'Can we arrive late at night?')).toMatch(
    /^Check-in is from 4:00 PM to 8:00 PM\. /,
  );
  expect(await answerOf(facts, 'Can we check in at 7 pm?')).toMatch(/^Yes\./);
});

it('finds the places that the host wrote of by their names', async () => {
  const nearby = 'The Pottery Hall of Fame is a mile away. The airport is 40 minutes by car.';
  const facts = { ...factsWithHours({}), answers: { nearby } };
  for (const question of [
    'How far is the Hall of Fame?',
    'how close is the airport',
    'Where is the pottery hall?',
  ])
    expect(await answerOf(facts, question)).toBe(nearby);
  expect(await answerOf(facts, 'How far is the beach?')).toMatch(/I don't know/);
  expect(await answerOf(facts, 'Where is the house?')).toMatch(/The address is/);
});

it('tells a stove that heats from the one in the kitchen, and bikes from bicycles no less', async () => {
  const facts = {
    ...factsWithHours({}),
    amenities: ['Wood stove, with wood', 'Two bicycles', 'Sauna'],
    answers: { kitchen: 'A gas stove with four burners.' },
  };
  const stove = /^(?:Yes, t|T)here's a wood stove, with wood/;
  expect(await answerOf(facts, 'Is there firewood for the stove?')).toMatch(stove);
  expect(await answerOf(facts, 'Is there a wood stove?')).toMatch(stove);
  expect(await answerOf(facts, 'Is there a stove in the kitchen?')).toBe('A gas stove with four burners.');
  expect(await answerOf(facts, 'Are the bicycles free?')).toMatch(
    /^There are two bicycles\. That's included/,
  );
  expect(await answerOf(facts, 'Are there bikes we can use and do they cost extra?')).toMatch(
    /^There are two bicycles\. That's included in your stay\./,
  );
});

it('says where to park, and lists what is included in good English', async () => {
  const facts = {
    ...factsWithHours({}),
    amenities: ['Wood stove, with wood', 'Private parking', 'Terrace between the vines'],
    parking: 'Two cars fit beside the barn',
  };
  expect(await answerOf(facts, 'Where do we park?')).toBe('Two cars fit beside the barn.');
  const sauna = { ...facts, amenities: ['Sauna'], passages: [] };
  expect(await answerOf({ ...sauna, parking: undefined }, 'Where do we park?')).toMatch(/I don't know/);
  expect(await answerOf({ ...sauna, parking: undefined }, 'Is there parking?')).toMatch(/isn't on our list/);
  expect(await answerOf(facts, 'What is included?')).toContain('a terrace between the vines');
});

it('says what the host wrote of parking in the emails, also where the list has none', async () => {
  const withParking = (parking: string) => {
    const { texts } = bundledProperty;
    const { amenities } = texts.home;
    return houseFacts({
      ...bundledProperty,
      texts: {
        ...texts,
        frame: { ...texts.frame, mails: { ...texts.frame.mails, parking } },
        home: { ...texts.home, amenities: { ...amenities, list: [{ icon: 'boat', label: 'Canoe' }] } },
      },
    });
  };
  const own = withParking('Free parking on the quay');
  for (const question of ['Where can I park?', 'Is there parking?', 'Is parking free?'])
    expect(await answerOf(own, question), question).toBe('Free parking on the quay.');
  expect(withParking('Private parking is at the door').parking).toBeUndefined();
});

it('says how old guests have to be where the host wrote nothing of children', async () => {
  const facts = { ...factsWithHours({}), answers: {} };
  for (const question of [
    'Are children allowed?',
    'Can our 10-year-old daughter come?',
    'can my 2 year old stay',
  ])
    expect(await answerOf(facts, question)).toBe('Guests must be 18 or older.');
});

function factsWithHours(policies: Partial<Property['policies']>): HouseFacts {
  return houseFacts({
    ...bundledProperty,
    policies: { ...bundledProperty.policies, flexibleCheckIn: false, ...policies },
  });
}

/** An answer about a house; services and prices can't be looked up. */
async function answerOf(facts: HouseFacts, question: string): Promise<string> {
  const desk = createBookingDesk({
    baseUrl: 'http://127.0.0.1:9',
    logger: createLogger({ part: 'test', level: 'silent' }),
  });
  return (await answerQuestion({ desk, facts }, question, calendarDate('2027-01-04'))).response;
}

/** An answer about a house by a lake. */
async function answerOfLakeHouse(question: string): Promise<string> {
  const amenities = ['Private dock', 'Canoe and two paddles', 'Bathrobes', 'Wood stove', 'Fireplace'];
  return answerOf({ ...houseFacts(bundledProperty), amenities, answers: {} }, question);
}

it.each([
  ['Can we use the canoe?', "There's a canoe and two paddles."],
  ['Do you have canoes?', "Yes, there's a canoe and two paddles."],
  ['Are there paddles?', "Yes, there's a canoe and two paddles."],
  ['Are there bathrobes?', "Yes, there's bathrobes."],
  ['Hi! Can we use the canoe?', "There's a canoe and two paddles."],
  ['Is there a dock and a fireplace?', "Yes, there's a private dock."],
  [
    'Is there a fireplace? Can we use the canoe?',
    "Yes, there's a fireplace.\n\nThere's a canoe and two paddles.",
  ],
])('answers with the amenities of this house that it names: %s', async (question, says) => {
  expect(await answerOfLakeHouse(question)).toContain(says);
});

it('says of a named amenity no more than the list does', async () => {
  expect(await answerOfLakeHouse('How heavy is the canoe?')).toContain("I don't know more than that");
  expect(await answerOfLakeHouse('Can we use the canoe at night with a crew?')).toContain(
    "If that doesn't answer your question",
  );
  expect(await answerOfLakeHouse('Is there a private heliport?')).toContain("I don't know that one");
});

it('says once that two things are not on its list', async () => {
  const paragraphs = (await answerOfLakeHouse('Do you have a sauna or a movie room?')).split('\n\n');
  expect(paragraphs).toHaveLength(1);
  expect(paragraphs[0]).toContain("isn't on our list");
});

it('says until when guests can check in, if that is earlier than usual', async () => {
  const { policies } = bundledProperty;
  const early = houseFacts({ ...bundledProperty, policies: { ...policies, latestCheckIn: '20:00' } });
  const [usual, said] = await Promise.all(
    [houseFacts(bundledProperty), early].map((facts) => answerOf(facts, 'Can we check in early?')),
  );
  expect(usual).toContain('Check-in is flexible, usually from 4:00 PM. ');
  expect(said).toContain('Check-in is flexible, usually from 4:00 PM to 8:00 PM. ');
});

it('says that children may stay with an adult where the house has them', async () => {
  const policies = { ...bundledProperty.policies, children: true };
  const question = 'Is there a minimum age?';
  expect(await answerOf(houseFacts(bundledProperty), question)).toBe('Guests must be 18 or older.');
  expect(await answerOf(houseFacts({ ...bundledProperty, policies }), question)).toBe(
    'The guest who books must be 18 or older. Children may stay with an adult.',
  );
});

it.each([
  ['Do you have a fire pit?', 'Fireplace', 'Outdoor fire pit'],
  ['Is there air conditioning?', 'Heating', 'Air conditioning'],
])('doesn’t answer %s with another amenity', async (question, other, same) => {
  const facts = houseFacts(bundledProperty);
  const ask = (amenities: string[]) => answerOf({ ...facts, amenities }, question);
  expect(await ask([other])).toMatch(/^That isn't on our list/);
  expect(await ask([other, same])).toMatch(/^Yes, there's /);
});

it('is made for couples only where it sleeps two', async () => {
  const ask = (sleeps: number) =>
    answerOf(houseFacts({ ...bundledProperty, sleeps }), 'How many guests can stay?');
  expect(await ask(2)).toContain('Lantern Hollow is made for couples and accommodates 2 guests.');
  expect(await ask(3)).toContain('Lantern Hollow accommodates 3 guests.');
});

it('quotes the home page on what has no answer of its own, and only where a title names it', async () => {
  const passages = [
    { title: 'Wood-fired sauna', text: 'Two hundred degrees inside, and the lake right after.' },
  ];
  const facts = { ...houseFacts(bundledProperty), amenities: ['Sauna'], passages };
  expect(await answerOf(facts, 'How does the sauna work?')).toMatch(
    /^There's a sauna\. Our home page says: “Wood-fired sauna\. Two hundred degrees inside, and the lake right after\.” If that/,
  );
  expect(await answerOf(facts, 'Is there a lake?')).toMatch(/I don't know/);
  expect(await answerOf(facts, 'Is the sauna haunted?')).not.toMatch(/home page/);
});

it.each([
  ['Do you allow smoking?', 'Our house rules say: “No smoking inside.”'],
  ['Can we invite friends for dinner?', 'Our house rules say: “No parties, and no visitors.”'],
  ['Can we bring our dog?', 'Our house rules say: “Dogs stay off the beds.”'],
  ['Can we light candles?', 'Our house rules say: “Never leave candles alone.”'],
  ['Do you have candles?', "I'm sorry, I don't know that one."],
  ['Can we leave our luggage with you?', "I'm sorry, I don't know that one."],
])('quotes the house rules where the host left the answer out: %s', async (question, says) => {
  const houseRules = [
    'No parties, and no visitors.',
    'No smoking inside.',
    'Dogs stay off the beds.',
    'Never leave candles alone.',
  ];
  const facts = { ...houseFacts(bundledProperty), answers: {}, amenities: [], passages: [], houseRules };
  expect(await answerOf(facts, question)).toContain(says);
});

it('prefers the answer of the host to a house rule', async () => {
  const facts = { ...houseFacts(bundledProperty), houseRules: ['No smoking at all.'] };
  expect(await answerOf(facts, 'Do you allow smoking?')).not.toContain('house rules say');
});

it.each([
  ['US', 'call 911 first'],
  ['PT', 'call 112 first'],
  ['JP', 'call the local emergency number first'],
])('names the emergency number of the country: %s', async (country, says) => {
  const facts = houseFacts({ ...bundledProperty, address: { ...bundledProperty.address, country } });
  expect(await answerOf(facts, "There's a fire in the kitchen")).toContain(says);
});

it.each([
  [
    'Can we light the fire pit, and is firewood included?',
    /^There's a fire pit\. I don't know whether firewood is included, so please call \+1/,
  ],
  ['Is the fire pit included?', /^There's a fire pit\. That's included in your stay\.$/],
  ['Are the bicycles included?', /^There are two bicycles\. That's included in your stay\.$/],
  ['Is the fireplace wood-burning?', /^Yes, there's a wood-burning fireplace\.$/],
  ['Is the fireplace electric?', /I don't know more than that/],
  [
    'What time can we check in, and how do we get the key?',
    /^Check-in is from 4:00 PM\. Check-out is by 11:00 AM\.\n\nYour confirmation email says how you get in\./,
  ],
  ['How do we get the key?', /^Your confirmation email says how you get in\./],
  ['What is the WiFi password?', /^If you've booked, look for the WiFi on the page of your stay/],
])('answers each thing that a guest asks about: %s', async (question, says) => {
  const house = factsWithHours({});
  const amenities = ['Fire pit', 'Wood-burning fireplace', 'Two bicycles', 'Outdoor shower', 'WiFi'];
  const facts = { ...house, entryWay: 'shared' as const, amenities, passages: [], answers: {} };
  expect(await answerOf(facts, question)).toMatch(says);
});
