import type { Rule } from 'antd/es/form';
import * as v from 'valibot';

/** A field's rule from the contract that the server parses with: one rule for both, told as one types. */
export function contractRule(schema: v.GenericSchema): Rule {
  return {
    validator: async (_rule, value: unknown) => {
      const parsed = v.safeParse(schema, value);
      if (!parsed.success) throw new Error(parsed.issues[0].message);
    },
  };
}
