import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { addDays, calendarDate, monthAndDay, weekdayOf } from '@getaway/kernel/calendar-date';
import { nightsOf } from '@getaway/kernel/stay';

/** What svc-booking would say: its default prices, and these nights taken. */
export const takenNights = ['2026-11-27', '2026-11-28', '2026-12-31', '2027-03-13'];

const service = (id: string, name: string, price: string, category: string) => ({
  id,
  name,
  description: `${name}, described.`,
  price,
  category,
  isActive: true,
});
const services = [
  service('s1', 'Romance Package', '125.00', 'romance'),
  service('s2', 'Private Chef Dinner', '395.00', 'dining'),
  service('s3', 'Couples Massage', '280.00', 'spa'),
  service('s4', 'Luxury Chauffeur', '180.00', 'transportation'),
  service('s5', 'Fire Pit Evening', '65.00', 'experience'),
  service('s6', 'Early Check-in', '50.00', 'convenience'),
];
const packages = [
  {
    ...{ id: 'p1', name: 'Ultimate Romance', description: 'All of it.', price: '650.00' },
    ...{ compareAtPrice: '800.00', badge: 'Most Popular', isActive: true, serviceIds: ['s1', 's2', 's3'] },
  },
  {
    ...{ id: 'p2', name: 'Arrive in Style', description: 'Driven to the door.', price: '250.00' },
    ...{ compareAtPrice: '295.00', badge: 'Best Value', isActive: true, serviceIds: ['s4', 's5', 's6'] },
  },
];
const pricing = Object.entries({
  ...{ weekday: '200.00', friday_sunday: '250.00', saturday: '300.00' },
  ...{ valentine_surcharge: '200.00', valentine_adjacent_surcharge: '100.00' },
}).map(([name, price]) => ({ id: name, name, price, description: null }));

interface Asked {
  checkInDate: string;
  checkOutDate: string;
}

const nightsAsked = ({ checkInDate, checkOutDate }: Asked) =>
  nightsOf({ checkIn: calendarDate(checkInDate), checkOut: calendarDate(checkOutDate) });

function quote(asked: Asked): unknown {
  const nights = nightsAsked(asked).map((date) => {
    const rate = [250, 200, 200, 200, 200, 250, 300][weekdayOf(date)] ?? 0;
    const surcharge = { '02-14': 200, '02-13': 100, '02-15': 100 }[monthAndDay(date)] ?? 0;
    return {
      date,
      rate: rate.toFixed(2),
      surcharge: surcharge.toFixed(2),
      label: surcharge > 0 ? 'Valentine’s' : 'Night',
    };
  });
  const nightsTotal = nights.reduce((sum, { rate, surcharge }) => sum + Number(rate) + Number(surcharge), 0);
  const cardFee = (nightsTotal + 160) * 0.025;
  const tax = (nightsTotal + 160 + cardFee) * 0.07;
  return {
    ...{ nights, nightsTotal: nightsTotal.toFixed(2), addOns: [], addOnsTotal: '0.00', packages: [] },
    ...{ packagesTotal: '0.00', cleaningFee: '160.00', subtotal: (nightsTotal + 160).toFixed(2) },
    ...{ discount: '0.00', cardFee: cardFee.toFixed(2), taxRate: 0.07, tax: tax.toFixed(2) },
    total: (nightsTotal + 160 + cardFee + tax).toFixed(2),
  };
}

/** A server that answers svc-booking's public calls. */
export async function startBookingStandIn(): Promise<{ url: string; stop: () => Promise<void> }> {
  const answers: Record<string, (body: Asked) => unknown> = {
    'GET /api/unavailable-dates': () => ({ unavailableDates: takenNights }),
    'POST /api/check-availability': (asked) => ({
      available: nightsAsked(asked).every((night) => !takenNights.includes(night)),
    }),
    'POST /api/quote': quote,
    'GET /api/addon-services': () => services,
    'GET /api/packages': () => packages,
    'GET /api/admin/pricing': () => pricing,
    'GET /api/tax-rate': () => ({ rate: 0.07 }),
  };
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = chunks.length > 0 ? (JSON.parse(Buffer.concat(chunks).toString()) as Asked) : undefined;
      const answer = answers[`${request.method} ${request.url}`];
      response.setHeader('content-type', 'application/json');
      response.statusCode = answer ? 200 : 404;
      response.end(JSON.stringify(answer?.(body ?? { checkInDate: '', checkOutDate: '' }) ?? {}));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** A Wednesday. */
export const today = addDays(calendarDate('2026-11-17'), 1);
