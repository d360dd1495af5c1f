import type { SetupStep } from '@getaway/contracts/http/setup';

/** What each step of the checklist is called. */
export const stepTitles: Readonly<Record<SetupStep, string>> = {
  password: 'Choose your own password',
  property: 'Describe your house',
  prices: 'Set your prices',
  payments: 'Take real payments',
  mail: 'Set up your emails',
  calendars: 'Connect your other calendars',
  legal: 'Check your legal pages',
};
