import type { AddOnService } from '@getaway/contracts/http/catalogue';

/** What each category is called, in the order of the spec's list (page 2, section 3). */
export const categoryWords: Readonly<Record<AddOnService['category'], string>> = {
  dining: 'Dining',
  spa: 'Spa',
  transportation: 'Transportation',
  romance: 'Romance',
  experience: 'Experience',
  convenience: 'Convenience',
  other: 'Other',
};

export const categoryOptions = Object.entries(categoryWords).map(([value, label]) => ({ value, label }));
