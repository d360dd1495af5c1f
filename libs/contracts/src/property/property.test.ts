import { describe, expect, it } from 'vitest';
import { bundledProperty, mediaOrigins, parseProperty } from './property.ts';

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

  it("takes the host's own photos and film, and tells where they come from", () => {
    const own = {
      ...bundledProperty,
      media: {
        photos: {
          'hot-tub': 'https://photos.example/tub.jpg',
          bedroom: 'https://photos.example/bed.jpg',
        },
        film: { mp4: 'https://films.example/loop.mp4', poster: 'https://photos.example/first.jpg' },
      },
    };
    const outcome = parseProperty(own);
    expect(outcome).toEqual({ ok: true, property: own });
    expect(outcome.ok && mediaOrigins(outcome.property)).toEqual([
      'https://photos.example',
      'https://films.example',
    ]);
    expect(mediaOrigins(bundledProperty)).toEqual([]);
  });

  it.each([
    [{ photos: { garage: 'https://photos.example/g.jpg' } }, 'media.photos.garage'],
    [{ photos: { bedroom: 'http://photos.example/b.jpg' } }, 'media.photos.bedroom'],
    [{ film: { mp4: 'https://films.example/loop.mp4' } }, 'media.film.poster'],
    [{ movie: {} }, 'media.movie'],
  ])('names the fault in %j', (media, path) => {
    const outcome = parseProperty({ ...bundledProperty, media });
    expect(outcome.ok ? [] : outcome.faults.map((fault) => fault.split(':')[0])).toContain(path);
  });
});
