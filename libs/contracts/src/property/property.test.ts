import { describe, expect, it } from 'vitest';
import { bundledProperty, parseProperty } from './property.ts';

describe('the property file', () => {
  it('comes right with the project', () => {
    expect(parseProperty(bundledProperty)).toEqual({ ok: true, property: bundledProperty });
  });

  it('names every fault of a wrong one', () => {
    const { name: _name, ...nameless } = bundledProperty;
    const outcome = parseProperty({
      ...nameless,
      timeZone: 'Mars/Olympus',
      checkIn: { time: '25:00', note: 'x' },
    });
    expect(outcome).toMatchObject({ ok: false });
    expect(outcome.ok ? [] : outcome.faults.map((fault) => fault.split(':')[0])).toEqual(
      expect.arrayContaining(['name', 'timeZone', 'checkIn.time']),
    );
  });
});
