import { addressOf } from './address-of.ts';
import { house } from './house.ts';

/** The house's sign, as high as it is ever shown. */
interface Logo {
  readonly src: string;
  readonly width: number;
  readonly height: number;
}

/** The house's logo, shown next to its name, if there is one. */
export const logo: Logo | undefined = house.logo && { ...house.logo, src: addressOf(house.logo.file) };
