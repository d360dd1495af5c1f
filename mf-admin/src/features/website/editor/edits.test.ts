import { expect, test } from 'vitest';
import { editBetween, noEdits, recorded, redone, undone } from './edits.ts';

const typed = (before: string, after: string, at: number) => ({ path: ['name'], before, after, at });

test('undoes and redoes what was typed without a pause as one step', () => {
  const edits = [typed('', 'C', 0), typed('C', 'Ca', 500), typed('Ca', 'Cab', 2_000)].reduce(
    recorded,
    noEdits,
  );
  const first = undone(edits, { name: 'Cab', sleeps: 2 });
  expect(first?.content).toEqual({ name: 'Ca', sleeps: 2 });
  const second = first && undone(first.edits, first.content);
  expect(second?.content).toEqual({ name: '', sleeps: 2 });
  expect(second && undone(second.edits, second.content)).toBeUndefined();
  const again = second && redone(second.edits, second.content);
  expect(again?.content).toEqual({ name: 'Ca', sleeps: 2 });
});

test('has nothing to redo after another change', () => {
  const step = undone(recorded(noEdits, typed('', 'C', 0)), { name: 'C' });
  const changed = step && recorded(step.edits, { path: ['sleeps'], before: 2, after: 3, at: 9_000 });
  expect(changed?.future).toEqual([]);
});

test('takes a default list back as a whole', () => {
  const path = ['texts', 'rules', 0];
  const after = { texts: { rules: ['Mine'] } };
  expect(editBetween({}, after, path, 0)).toEqual({
    path: ['texts', 'rules'],
    before: undefined,
    after: ['Mine'],
    at: 0,
  });
  expect(editBetween(after, { texts: { rules: ['Yours'] } }, path, 0)).toEqual({
    path,
    before: 'Mine',
    after: 'Yours',
    at: 0,
  });
});
