import { addOnCategoryNames } from '@getaway/contracts/http/catalogue';

export const categoryOptions = Object.entries(addOnCategoryNames).map(([value, label]) => ({ value, label }));
