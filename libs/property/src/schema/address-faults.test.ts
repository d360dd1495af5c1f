import { expect, it } from 'vitest';
import bundled from '../../property.json' with { type: 'json' };
import { parsePublished, propertyFaults } from './property.ts';

const withPhoto = (host: string) => ({
  ...bundled,
  media: { photos: { house: { file: `https://${host}/house.jpg`, alt: 'Our house' } } },
});

it.each([
  '127.0.0.1',
  '127.1',
  '2130706433',
  '0x7f.0.0.1',
  '10.0.0.8',
  '172.16.4.1:8443',
  '192.168.1.20',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  'localhost',
  'photos.localhost',
  'nas',
  'nas.local',
  'files.internal',
])('a photo at %s is refused', (host) => {
  expect(propertyFaults(withPhoto(host))).toEqual([
    {
      path: 'media.photos.house.file',
      message: expect.stringContaining('on the public internet') as unknown,
    },
  ]);
  expect(parsePublished(withPhoto(host)).ok, 'a published house is shown as before').toBe(true);
});

it.each(['photos.example', 'cdn.photos.example:8443', '93.184.216.34', 'local.example.com'])(
  'a photo at %s is accepted',
  (host) => {
    expect(propertyFaults(withPhoto(host))).toEqual([]);
  },
);

it('a film at a private address is refused', () => {
  const film = { mp4: 'https://10.0.0.8/a.mp4', poster: 'https://photos.example/a.jpg' };
  expect(propertyFaults({ ...bundled, media: { film } }).map(({ path }) => path)).toEqual(['media.film.mp4']);
});
