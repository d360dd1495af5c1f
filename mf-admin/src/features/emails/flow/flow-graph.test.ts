import { expect, test } from 'vitest';
import { columnsFor, flowGraph, type Station } from './flow-graph.ts';

const stations = ['Booked', 'Welcome', 'Guide', 'Thanks', 'Complete'].map((title): Station => ({
  kind: 'email',
  title,
  note: '',
}));

test('each station is joined to the next', () => {
  const { edges } = flowGraph(stations, 3);
  expect(edges.map(({ source, target }) => [source, target])).toEqual([
    ['0', '1'],
    ['1', '2'],
    ['2', '3'],
    ['3', '4'],
  ]);
});

test('a row that is full goes on below, the other way round', () => {
  const { nodes } = flowGraph(stations, 3);
  expect(nodes[3]?.position.x).toBe(nodes[2]?.position.x);
  expect(nodes[3]?.position.y).toBeGreaterThan(nodes[2]?.position.y ?? Infinity);
  expect(nodes[4]?.position.x).toBeLessThan(nodes[3]?.position.x ?? 0);
  expect([nodes[2]?.sourcePosition, nodes[3]?.targetPosition]).toEqual(['bottom', 'top']);
});

test('on a phone they stand below each other', () => {
  expect(columnsFor(320)).toBe(1);
  const { nodes } = flowGraph(stations, 1);
  expect(new Set(nodes.map(({ position }) => position.x))).toEqual(new Set([0]));
});
