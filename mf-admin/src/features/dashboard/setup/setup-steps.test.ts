import { expect, test } from 'vitest';
import type { Setup } from '@getaway/contracts/http/setup';
import { countOpen, progressOf, type SetupFacts } from './setup-steps.ts';

const fresh: Setup = {
  isDemo: false,
  hasFirstPassword: true,
  hasOwnHouse: false,
  hasDefaultPrices: true,
  cardMode: 'sandbox',
  lastCardNoticeAt: null,
  marks: [],
  isHidden: false,
};
const mail = {
  mode: 'catcher',
  host: '127.0.0.1',
  from: 'a@example.com',
  catcherUrl: null,
  propertyEmail: 'a@example.com',
} as const;

function factsOf(setup: Partial<Setup> = {}, different: Partial<SetupFacts> = {}): SetupFacts {
  return {
    setup: { ...fresh, ...setup },
    mail: { status: 'ready', data: mail },
    feeds: { status: 'ready', data: 0 },
    ...different,
  };
}

const statesOf = (facts: SetupFacts) =>
  Object.fromEntries(progressOf(facts).map(({ step, state }) => [step, state]));

test('on a fresh site every step is open', () => {
  expect(countOpen(progressOf(factsOf()))).toBe(7);
});

test('what the services know needs no mark', () => {
  const facts = factsOf(
    { hasFirstPassword: false, hasOwnHouse: true, hasDefaultPrices: false },
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

test('a mark counts where nothing is known, and knowledge before a mark', () => {
  const marks = [
    { step: 'legal', mark: 'done' },
    { step: 'payments', mark: 'skipped' },
    { step: 'prices', mark: 'skipped' },
  ] as const;
  expect(statesOf(factsOf({ marks: [...marks], hasDefaultPrices: false }))).toMatchObject({
    legal: 'done',
    payments: 'skipped',
    prices: 'known',
  });
});

test('a service that is away leaves its step unknown, and what was said of it as it was', () => {
  const away = { status: 'failed', retry: () => undefined } as const;
  expect(statesOf(factsOf({}, { mail: away, feeds: { status: 'loading' } }))).toMatchObject({
    mail: 'unknown',
    calendars: 'loading',
  });
  expect(statesOf(factsOf({ marks: [{ step: 'mail', mark: 'done' }] }, { mail: away }))['mail']).toBe('done');
});
