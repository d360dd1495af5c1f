import express from 'express';
import * as v from 'valibot';
import { openDatabase } from '../src/database/database.ts';

// The usual way: Express as its documentation sets it up, and the same question asked through Prisma.

const { prisma } = openDatabase(process.env['DATABASE_URL'] ?? '', (error) => {
  throw error;
});
const stay = v.object({ checkInDate: v.string(), checkOutDate: v.string() });

const app = express();
app.use(express.json());
app.post('/api/check-availability', async (request, response) => {
  const { checkInDate, checkOutDate } = v.parse(stay, request.body);
  const where = { date: { gte: new Date(checkInDate), lt: new Date(checkOutDate) } };
  const [unavailable, external] = await Promise.all([
    prisma.unavailableDate.findFirst({ where }),
    prisma.externalNight.findFirst({ where }),
  ]);
  response.json({ available: unavailable === null && external === null });
});
app.listen(Number(process.env['PORT']), '127.0.0.1');
