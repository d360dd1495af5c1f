import { describe, expect, it } from 'vitest';
import { findFreePort } from './ports.ts';

describe('findFreePort', () => {
  it('gives no port twice within two minutes, though nobody listens on it yet', async () => {
    const ports = await Promise.all(Array.from({ length: 400 }, () => findFreePort()));
    expect(new Set(ports).size).toBe(ports.length);
  });
});
