import { expect, test } from 'vitest';
import type { Setup } from '@getaway/contracts/http/setup';
import { catcher, newSite } from '@getaway/testing/new-site';
import { countOpen, progressOf, settledInWords, type SetupFacts } from './setup-steps.ts';

function factsOf(setup: Partial<Setup> = {}, different: Partial<SetupFacts> = {}): SetupFacts {
  return {
    setup: { ...newSite, ...setup },
    mail: { status: 'ready', data: catcher },
    feeds: { status: 'ready', data: 0 },
    ...different,
  };
}

const noneUnchanged = { unchangedPrices: [], unchangedOffer: undefined };

const statesOf = (facts: SetupFacts) =>
  Object.fromEntries(progressOf(facts).map(({ step, state }) => [step, state]));

test('leaves every step open on a new site', () => {
  expect(countOpen(progressOf(factsOf()))).toBe(7);
});

test('counts skipped steps apart from those that are done', () => {
  const facts = factsOf({ hasFirstPassword: false });
  expect(settledInWords(progressOf(facts))).toBe('1 of 7 steps done');
  const marks: Setup['marks'] = [{ step: 'mail', mark: 'skipped' }];
  expect(settledInWords(progressOf(factsOf({ hasFirstPassword: false, marks })))).toBe(
    '1 of 7 steps done, 1 skipped',
  );
});

test('says how far the steps of many parts are', () => {
  const facts = factsOf({ hasOwnHouse: true, fromSample: ['guide', 'contact'], unchangedPrices: ['tax'] });
  const begunIn = (at: SetupFacts) =>
    progressOf(at).flatMap(({ step, begun }) => (begun ? [{ step, begun }] : []));
  expect(begunIn(facts)).toEqual([
    { step: 'property', begun: '2 sections left' },
    { step: 'prices', begun: '2 amounts to check' },
  ]);
  expect(settledInWords(progressOf(facts))).toBe('0 of 7 steps done, 2 in progress');
  expect(begunIn(factsOf())).toEqual([]);
  const offerLeft = { unchangedPrices: [], unchangedOffer: '50.00' };
  expect(begunIn(factsOf(offerLeft))).toEqual([{ step: 'prices', begun: '1 amount to check' }]);
});

test('completes a step that the services report as done', () => {
  const facts = factsOf(
    {
      ...{ hasFirstPassword: false, hasOwnHouse: true, hasSampleOffers: false },
      ...noneUnchanged,
    },
    { feeds: { status: 'ready', data: 2 } },
  );
  expect(statesOf(facts)).toMatchObject({
    password: 'known',
    property: 'known',
    prices: 'known',
    calendars: 'known',
  });
  expect(countOpen(progressOf(facts))).toBe(3);
});

test('leaves the house open while sections still show the sample, unless staff keep them', () => {
  const named = { hasOwnHouse: true, fromSample: ['guide', 'contact'] } satisfies Partial<Setup>;
  expect(statesOf(factsOf(named))['property']).toBe('open');
  const marks = [{ step: 'property', mark: 'done' }] as const;
  expect(statesOf(factsOf({ ...named, marks: [...marks] }))['property']).toBe('done');
});

test('leaves the prices open while the house sells what the sample does, unless staff keep it', () => {
  const selling = { hasOwnHouse: true, hasSampleOffers: true, ...noneUnchanged };
  expect(statesOf(factsOf(selling))['prices']).toBe('open');
  expect(statesOf(factsOf({ ...selling, marks: [{ step: 'prices', mark: 'done' }] }))['prices']).toBe('done');
  expect(statesOf(factsOf({ ...selling, hasOwnHouse: false }))['prices'], 'the sample house').toBe('known');
});

test('leaves the prices open until each is changed, or staff say that the others are right', () => {
  const changed = {
    hasDefaultPrices: false,
    hasSampleOffers: false,
    unchangedPrices: ['tax'],
  } satisfies Partial<Setup>;
  expect(statesOf(factsOf(changed))['prices']).toBe('open');
  expect(statesOf(factsOf({ ...changed, marks: [{ step: 'prices', mark: 'done' }] }))['prices']).toBe('done');
});

test('prefers what the services report over a manual mark', () => {
  const marks = [
    { step: 'legal', mark: 'done' },
    { step: 'payments', mark: 'skipped' },
    { step: 'prices', mark: 'skipped' },
  ] as const;
  expect(statesOf(factsOf({ marks: [...marks], ...noneUnchanged }))).toMatchObject({
    legal: 'done',
    payments: 'skipped',
    prices: 'known',
  });
});

test('shows a step as unknown while its service is down, and keeps its mark', () => {
  const away = { status: 'failed', retry: () => undefined } as const;
  expect(statesOf(factsOf({}, { mail: away, feeds: { status: 'loading' } }))).toMatchObject({
    mail: 'unknown',
    calendars: 'loading',
  });
  expect(statesOf(factsOf({ marks: [{ step: 'mail', mark: 'done' }] }, { mail: away }))['mail']).toBe('done');
});
