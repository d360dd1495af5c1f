import { describe, expect, it } from 'vitest';
import { addressOf, filtersOf, isNarrowed, readQuery } from './guest-query.ts';

const read = (address: string) => readQuery(new URLSearchParams(address));

describe('the query of the guest list', () => {
  it('sorts by name, ascending, by default', () => {
    expect(read('')).toMatchObject({
      search: '',
      sequenceStatus: '',
      sortBy: 'name',
      sortOrder: 'asc',
      page: 1,
    });
    expect(addressOf(read(''))).toEqual({});
    expect(isNarrowed(read('sortBy=stays&page=3'))).toBe(false);
  });

  it('survives a round trip through the address', () => {
    const address =
      'search=ada&minStays=1&maxStays=3&minValue=100&maxValue=99.50&tags=vip%2Cmoon&sequenceStatus=active';
    const query = read(`${address}&sortBy=lastContact&sortOrder=desc&page=2`);
    expect(new URLSearchParams(addressOf(query)).toString()).toBe(
      `${address}&sortBy=lastContact&sortOrder=desc&page=2`,
    );
    expect(isNarrowed(query)).toBe(true);
  });

  it.each([
    'minStays=-1',
    'minStays=x',
    'maxValue=1.234',
    'sequenceStatus=later',
    'sortBy=age',
    'page=0',
    'page=1.5',
  ])('leaves out what the server would refuse: %s', (address) => {
    expect(addressOf(read(address))).toEqual({});
  });

  it('omits empty filters', () => {
    expect(filtersOf(read('search=ada&page=2'))).toEqual({ search: 'ada', sortBy: 'name', sortOrder: 'asc' });
  });
});
