import { describe, expect, it } from 'vitest';
import { stayTokenPattern } from '@getaway/contracts/http/stay';
import { stayLink, stayToken, stayTokenHash, stayTokenOf } from './stay-link.ts';

const secret = 'a secret of thirty-two characters';

describe('a stay’s link', () => {
  it('is the same each time it is derived', () => {
    expect(stayToken(secret, 'booking-1', 1)).toBe(stayToken(secret, 'booking-1', 1));
    expect(stayToken(secret, 'booking-1', 1)).toMatch(stayTokenPattern);
  });

  it('is another one for another booking, version or secret', () => {
    const tokens = [
      stayToken(secret, 'booking-1', 1),
      stayToken(secret, 'booking-2', 1),
      stayToken(secret, 'booking-1', 2),
      stayToken(`${secret}!`, 'booking-1', 1),
      // Neither part can take over characters of the other.
      stayToken(secret, 'booking-1:1', 1),
      stayToken(secret, 'booking-1', 11),
    ];
    expect(new Set(tokens).size).toBe(tokens.length);
  });

  it('is stored as a hash that does not contain it', () => {
    const token = stayToken(secret, 'booking-1', 1);
    expect(stayTokenHash(token)).toMatch(stayTokenPattern);
    expect(stayTokenHash(token)).not.toBe(token);
  });

  it('leads to the page of the stay', () => {
    expect(stayLink('https://house.example', 'abc')).toBe('https://house.example/stay/abc');
  });

  it('is read from its header only in its own form', () => {
    const token = stayToken(secret, 'booking-1', 1);
    expect(stayTokenOf(`Stay ${token}`)).toBe(token);
    for (const header of [
      undefined,
      '',
      token,
      `Bearer ${token}`,
      `Stay ${token}x`,
      `Stay  ${token}`,
      `stay ${token}`,
    ])
      expect(stayTokenOf(header)).toBeUndefined();
  });
});
