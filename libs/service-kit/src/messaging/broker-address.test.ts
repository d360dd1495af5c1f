import { describe, expect, it } from 'vitest';
import { isBrokerAddress, readBrokerAddress } from './broker-address.ts';

describe('the address of the broker', () => {
  it('is one server, with or without its scheme', () => {
    expect(readBrokerAddress('nats://127.0.0.1:14222')).toEqual({ servers: ['127.0.0.1:14222'] });
    expect(readBrokerAddress('nats:4222')).toEqual({ servers: ['nats:4222'] });
  });

  it('contains the user and password, with escaped characters', () => {
    expect(readBrokerAddress('nats://booking:a%2Fb%40c@nats:4222')).toEqual({
      servers: ['nats:4222'],
      user: 'booking',
      pass: 'a/b@c',
    });
  });

  it('lists every server of a cluster', () => {
    expect(readBrokerAddress('nats://me:secret@one:4222, nats://me:secret@two:4222')).toEqual({
      servers: ['one:4222', 'two:4222'],
      user: 'me',
      pass: 'secret',
    });
  });

  it('is invalid when one of its parts is invalid', () => {
    expect(isBrokerAddress('nats://one:4222,nats://two:4222')).toBe(true);
    expect(isBrokerAddress('nats://one:4222,nats://two:port')).toBe(false);
  });
});
