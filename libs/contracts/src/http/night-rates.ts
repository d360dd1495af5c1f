import * as v from 'valibot';
import { defineCall } from './call.ts';
import { calendarDateField, dollars } from './fields.ts';

/** Nights that one question may ask for. */
export const maxNightRates = 400;

export const readNightRates = defineCall({
  method: 'GET',
  path: '/api/night-rates',
  summary: 'What each night of [from, to) costs, surcharges included, fees and tax not',
  access: 'public',
  query: v.object({ from: calendarDateField, to: calendarDateField }),
  answer: v.object({ nights: v.array(v.object({ date: v.string(), price: dollars })) }),
});
