import type { TemplateVariable } from '@getaway/contracts/template-variables';

type Group = 'guest' | 'booking' | 'property' | 'links';

/** Each variable has a value; null is missing, and false in a condition. */
export type TemplateValues = {
  readonly [G in Group]: {
    readonly [Name in TemplateVariable as Name extends `${G}.${infer Key}` ? Key : never]:
      | string
      | number
      | null;
  };
};
