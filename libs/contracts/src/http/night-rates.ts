import * as v from 'valibot';
import { defineCall } from './call.ts';
import { calendarDateField, dollars } from './fields.ts';

/** The most nights in one request. */
export const maxNightRates = 400;

export const readNightRates = defineCall({
  method: 'GET',
  path: '/api/night-rates',
  summary: 'The price of each night of [from, to), with surcharges, without fees and tax',
  access: 'public',
  query: v.object({ from: calendarDateField, to: calendarDateField }),
  answer: v.object({ nights: v.array(v.object({ date: v.string(), price: dollars })) }),
});
