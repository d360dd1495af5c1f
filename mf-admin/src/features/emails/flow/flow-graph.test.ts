import { expect, test } from 'vitest';
import { columnsFor, flowGraph, stationsOf, type Station } from './flow-graph.ts';

const stations = ['Booked', 'Welcome', 'Guide', 'Thanks', 'Complete'].map((title): Station => ({
  kind: 'email',
  title,
  note: '',
}));

test('connects each node to the next', () => {
  const { edges } = flowGraph(stations, 3);
  expect(edges.map(({ source, target }) => [source, target])).toEqual([
    ['0', '1'],
    ['1', '2'],
    ['2', '3'],
    ['3', '4'],
  ]);
});

test('continues a full row below in the opposite direction', () => {
  const { nodes } = flowGraph(stations, 3);
  expect(nodes[3]?.position.x).toBe(nodes[2]?.position.x);
  expect(nodes[3]?.position.y).toBeGreaterThan(nodes[2]?.position.y ?? Infinity);
  expect(nodes[4]?.position.x).toBeLessThan(nodes[3]?.position.x ?? 0);
  expect([nodes[2]?.sourcePosition, nodes[3]?.targetPosition]).toEqual(['bottom', 'top']);
});

test('stacks the nodes on a phone', () => {
  expect(columnsFor(320)).toBe(1);
  const { nodes } = flowGraph(stations, 1);
  expect(new Set(nodes.map(({ position }) => position.x))).toEqual(new Set([0]));
});

test('says of each step its delay and when that is, counted from arrival', () => {
  const templates = [-6, 0, 8].map((delayValue) => ({
    name: 'Step',
    delayValue,
    delayUnit: 'days' as const,
  }));
  const sequence = { triggerType: 'days_before_checkin' as const, triggerValue: 1, templates };
  expect(stationsOf(sequence, '16:00').map(({ note }) => note)).toEqual([
    'Trigger',
    '7 days before arrival, 4:00 PM',
    'Immediate: 1 day before arrival, 4:00 PM',
    '+8 days: 7 days after arrival, 4:00 PM',
    'End of the sequence',
  ]);
});
