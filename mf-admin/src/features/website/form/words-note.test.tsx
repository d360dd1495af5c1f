// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { cleanUpRenderedPages } from '@getaway/testing/rendered-pages';
import { parts } from '../fields/parts.ts';
import { FormContext } from './form-context.ts';
import { WordsNote } from './words-note.tsx';

cleanUpRenderedPages();

const note = (key: string): string[] => {
  const part = parts.find((each) => each.key === key);
  if (!part) throw new Error(`No part ${key}`);
  const nothing = () => undefined;
  render(
    <FormContext
      value={{
        ...{
          content: { name: 'Cedar Cabin' },
          sample: {},
          faults: [],
          marked: [],
          keepable: new Map(),
          sampleDefaults: [],
          target: undefined,
        },
        ...{ change: nothing, leave: nothing, fresh: { add: nothing, forget: nothing } },
      }}
    >
      <WordsNote part={part} />
    </FormContext>,
  );
  return screen.getAllByRole('definition').map((word) => word.textContent);
};

it('explains each word and shows its current value', () => {
  expect(note('home')).toContain('the name of the house: Cedar Cabin');
});

it('explains where the words of the guide come from', () => {
  const words = note('guide');
  expect(words).toContain('when check-in starts');
  expect(words).toContain('your answer about pets, in Questions & Answers');
  expect(words.filter((word) => !word.startsWith('your answer')).length).toBe(12);
});
