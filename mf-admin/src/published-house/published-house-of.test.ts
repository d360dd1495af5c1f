import { expect, it } from 'vitest';
import { publishedHouseOf } from './published-house-of.ts';

const sample = { name: 'Lantern Hollow' };
const hours = { checkInTime: '16:00', checkOutTime: '11:00' };
const before = { name: 'Lantern Hollow', ...hours, cleaningFee: 160, logo: { src: '/lantern.png' } };
const cedar = { name: 'Cedar Cabin', checkIn: { time: '17:30' }, checkOut: { time: '10:15' } };

it('has the name and the hours of the content, and no sign of another house', () => {
  expect(publishedHouseOf(cedar, sample, before)).toEqual({
    name: 'Cedar Cabin',
    checkInTime: '17:30',
    checkOutTime: '10:15',
    cleaningFee: 160,
    logo: undefined,
  });
});

it('has the cleaning fee of the content, also none', () => {
  const feeOf = (cleaningFee: number) =>
    publishedHouseOf({ ...cedar, policies: { money: { cleaningFee } } }, sample, before).cleaningFee;
  expect([feeOf(85), feeOf(0)]).toEqual([85, 0]);
});

it('has the logo that was uploaded, and none once it was removed', () => {
  const file = `uploads/${'0a'.repeat(16)}.png`;
  const withLogo = publishedHouseOf({ ...cedar, media: { logo: file } }, sample, before);
  expect(withLogo.logo?.src).toContain(`/api/admin/house/files/${'0a'.repeat(16)}.png`);
  expect(publishedHouseOf(cedar, sample, withLogo).logo).toBeUndefined();
});

it('keeps the sign of the page for the sample, and for a logo of the house file', () => {
  expect(publishedHouseOf({ ...cedar, name: 'Lantern Hollow' }, sample, before).logo).toEqual(before.logo);
  const media = { logo: 'photos/logo.svg' };
  expect(publishedHouseOf({ ...cedar, media }, sample, before).logo).toEqual(before.logo);
});
