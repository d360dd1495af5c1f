import type { AddOnService } from '@getaway/contracts/http/catalogue';

/** A service as the form has it. */
export interface ServiceValues {
  name: string;
  description: string;
  price: string;
  category: AddOnService['category'];
  isActive: boolean;
}

export const newService: Partial<ServiceValues> = {
  name: '',
  description: '',
  price: '',
  isActive: true,
};

export function serviceValues({ name, description, price, category, isActive }: AddOnService): ServiceValues {
  return { name, description, price, category, isActive };
}
