import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isSame, moved } from './content.ts';
import { listSteps, type ListStep } from './list-steps.ts';

const kinds = (before: readonly unknown[], after: readonly unknown[]) =>
  listSteps(before, after).map(({ kind }) => kind);

const reviews = ['Ann', 'Bo', 'Cy', 'Di'].map((guests) => ({ guests, text: `By ${guests}` }));
const [ann, bo, cy, di] = reviews;

test('recognizes an entry that was changed in place, even next to one that was removed', () => {
  expect(listSteps(reviews, [ann, { ...bo, text: 'Loud' }, cy, di])).toEqual([
    { kind: 'changed', from: 1, to: 1 },
  ]);
  expect(listSteps(reviews, [{ ...bo, text: 'Loud' }, cy, di])).toEqual([
    { kind: 'changed', from: 1, to: 0 },
    { kind: 'removed', from: 0 },
  ]);
});

test('treats an entry that replaced another in its position as a change of that entry', () => {
  expect(kinds(['No shoes', 'No smoke'], ['No shoes', 'Pets are welcome'])).toEqual(['changed']);
  expect(kinds(['A', 'B'], ['B', 'C'])).toEqual(['added', 'removed']);
});

const entry = fc.oneof(
  fc.constantFrom('a', 'b', 'c', 'd'),
  fc.record({ title: fc.constantFrom('x', 'y'), text: fc.constantFrom('p', 'q', 'r') }),
);
const entries = fc.array(entry, { maxLength: 12 });
/** Entries that all differ, like those of a real house. */
const unlike = fc.uniqueArray(fc.string({ minLength: 1, maxLength: 8 }), { minLength: 1, maxLength: 12 });
const place = fc.nat(11);

/** Entries that no step mentions. They must be the same in both lists, in the same order. */
function untouched(length: number, named: readonly (number | undefined)[]): number[] {
  return Array.from({ length }, (_, at) => at).filter((at) => !named.includes(at));
}

const fromOf = (step: ListStep) => (step.kind === 'added' ? undefined : step.from);
const toOf = (step: ListStep) => (step.kind === 'removed' ? undefined : step.to);

test('has the steps from any list to any other, with at most one step per entry', () => {
  fc.assert(
    fc.property(entries, entries, (before, after) => {
      const steps = listSteps(before, after);
      const from = steps.map(fromOf).filter((at) => at !== undefined);
      const to = steps.map(toOf).filter((at) => at !== undefined);
      expect(new Set(from).size).toBe(from.length);
      expect(new Set(to).size).toBe(to.length);
      const kept = untouched(before.length, from).map((at) => before[at]);
      expect(kept).toEqual(untouched(after.length, to).map((at) => after[at]));
      for (const step of steps) {
        if (step.kind === 'moved') expect(before[step.from]).toEqual(after[step.to]);
        if (step.kind === 'changed') expect(isSame(before[step.from], after[step.to])).toBe(false);
      }
    }),
  );
});

test('has no step between equal lists', () => {
  fc.assert(
    fc.property(entries, (list) => {
      expect(listSteps(list, structuredClone(list))).toEqual([]);
    }),
  );
});

test('has one step for one removal, and one for one addition', () => {
  fc.assert(
    fc.property(unlike, place, (list, at) => {
      const gone = at % list.length;
      const shorter = list.filter((_, other) => other !== gone);
      expect(listSteps(list, shorter)).toEqual([{ kind: 'removed', from: gone }]);
      expect(listSteps(shorter, list)).toEqual([{ kind: 'added', to: gone }]);
    }),
  );
});

test('has one step for one move', () => {
  fc.assert(
    fc.property(unlike, place, place, (list, from, to) => {
      const after = moved(list, from % list.length, to % list.length);
      const isMoved = from % list.length !== to % list.length;
      expect(kinds(list, after)).toEqual(isMoved ? ['moved'] : []);
    }),
  );
});
