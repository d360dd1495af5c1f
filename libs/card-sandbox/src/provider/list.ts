import { integerField, objectField, textField, type Fields } from './fields.ts';
import { invalidRequest, noSuch } from './provider-error.ts';

interface Listed {
  id: string;
  created: number;
}

export interface Page<T> {
  object: 'list';
  url: string;
  has_more: boolean;
  data: T[];
}

/** One page of a list that is newest first: `limit`, `starting_after`, `ending_before` and `created`. */
export function pageOf<T extends Listed>(all: readonly T[], query: Fields, url: string): Page<T> {
  const limit = integerField(query, 'limit') ?? 10;
  if (limit < 1 || limit > 100)
    throw invalidRequest('This value must be between 1 and 100.', { param: 'limit' });
  const wanted = all.filter(createdWithin(query));
  const after = textField(query, 'starting_after');
  const before = textField(query, 'ending_before');
  if (before !== undefined) {
    const newer = wanted.slice(0, positionOf(wanted, before, 'ending_before'));
    return { object: 'list', url, has_more: newer.length > limit, data: newer.slice(-limit) };
  }
  const start = after === undefined ? 0 : positionOf(wanted, after, 'starting_after') + 1;
  return {
    object: 'list',
    url,
    has_more: wanted.length > start + limit,
    data: wanted.slice(start, start + limit),
  };
}

function positionOf(all: readonly Listed[], id: string, param: string): number {
  const position = all.findIndex((each) => each.id === id);
  if (position === -1) throw noSuch('object', id, param);
  return position;
}

function createdWithin(query: Fields): (listed: Listed) => boolean {
  if (typeof query['created'] === 'string') {
    const exactly = integerField(query, 'created');
    return ({ created }) => created === exactly;
  }
  const range = objectField(query, 'created') ?? {};
  const limitOf = (name: string, fallback: number): number => integerField(range, name) ?? fallback;
  const [gt, gte] = [limitOf('gt', -1), limitOf('gte', 0)];
  const [lt, lte] = [limitOf('lt', Infinity), limitOf('lte', Infinity)];
  return ({ created }) => created > gt && created >= gte && created < lt && created <= lte;
}
