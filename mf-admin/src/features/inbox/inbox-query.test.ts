import { describe, expect, it } from 'vitest';
import { addressOf, callQueryOf, isNarrowed, readQuery } from './inbox-query.ts';

const read = (address: string) => readQuery(new URLSearchParams(address));

describe('the address of the inbox', () => {
  it('shows open threads unless it says otherwise, and ignores what it does not know', () => {
    const plain = { search: '', show: 'open', page: 1, thread: '' };
    expect(read('')).toEqual(plain);
    expect(read('show=everything&page=-3&thread=%3Cscript%3E')).toEqual(plain);
    expect(addressOf(read(''))).toEqual({});
    expect(isNarrowed(read('page=2&thread=t1'))).toBe(false);
  });

  it('keeps the search, the filter, the page, and the thread', () => {
    const address = { search: 'ida', show: 'closed', page: '3', thread: 't1' };
    expect(addressOf(read(String(new URLSearchParams(address))))).toEqual(address);
    expect(isNarrowed(read('search=ida'))).toBe(true);
  });

  it('asks for the page of threads, whichever thread is beside it', () => {
    expect(callQueryOf(read('show=unread&page=2&thread=t1'))).toEqual({
      show: 'unread',
      limit: '25',
      offset: '25',
    });
    expect(callQueryOf(read('show=all&search=ida'))).toEqual({ search: 'ida', limit: '25', offset: '0' });
  });
});
