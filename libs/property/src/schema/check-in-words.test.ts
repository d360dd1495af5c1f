import { expect, test } from 'vitest';
import { checkInFact, checkInHours, checkInNote, checkInWords } from './check-in-words.ts';

const house = (time: string, { latest = '22:00', isFlexible = false } = {}) => ({
  checkIn: { time },
  policies: { latestCheckIn: latest, flexibleCheckIn: isFlexible },
});
const said = (...of: Parameters<typeof house>) => [checkInWords(house(...of)), checkInFact(house(...of))];

test('says when check-in starts, and nothing of the usual latest one', () => {
  expect(said('16:00')).toEqual(['from 4:00 PM', 'From 4:00 PM']);
  expect(said('16:00', { isFlexible: true })).toEqual([
    'flexible, usually from 4:00 PM',
    'Flexible, usually from 4:00 PM',
  ]);
});

test('says when check-in ends if that is earlier than usual', () => {
  expect(said('15:00', { latest: '20:00' })).toEqual(['from 3:00 PM to 8:00 PM', '3:00 PM to 8:00 PM']);
  expect(said('15:00', { latest: '20:00', isFlexible: true })).toEqual([
    'flexible, usually from 3:00 PM to 8:00 PM',
    'Flexible, usually from 3:00 PM to 8:00 PM',
  ]);
});

test('has no end that is as late as usual, later, or no later than the start', () => {
  expect(said('15:00', { latest: '23:30' })).toEqual(said('15:00'));
  expect(said('20:00', { latest: '20:00' })).toEqual(said('20:00'));
  expect(said('23:00')).toEqual(['from 11:00 PM', 'From 11:00 PM']);
});

test('has plain hours for a guide, also where they are flexible', () => {
  expect(checkInHours(house('15:00', { latest: '20:00', isFlexible: true }))).toBe('from 3:00 PM to 8:00 PM');
  expect(checkInHours(house('15:00', { isFlexible: true }))).toBe('from 3:00 PM');
});

test('the note of the sample follows the hours that are set', () => {
  const noted = (note: string, ...of: Parameters<typeof house>) =>
    checkInNote({ ...house(...of), checkIn: { time: of[0], note } });
  const sample = 'Check-in is flexible, usually from 4:00 PM';
  expect(noted(sample, '16:00', { isFlexible: true })).toBe(sample);
  expect(noted(sample, '15:00', { isFlexible: true })).toBe('Check-in is flexible, usually from 3:00 PM');
  expect(noted(sample, '15:00', { latest: '20:00' })).toBe('Check-in is from 3:00 PM to 8:00 PM');
});

test('a note that says other hours alone follows the hours that are set', () => {
  for (const note of ['Check-in is from 4:00 PM', 'Check-in is flexible, usually from 4:00 PM to 8:00 PM'])
    expect(checkInNote({ ...house('15:00'), checkIn: { time: '15:00', note } })).toBe(
      'Check-in is from 3:00 PM',
    );
});

test('a note of the host stays as written', () => {
  const note = 'Usually from 4:00 PM, earlier if you ask';
  expect(checkInNote({ ...house('15:00'), checkIn: { time: '15:00', note } })).toBe(note);
});
