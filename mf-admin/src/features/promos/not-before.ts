import type { FormRule } from 'antd';

/** Refuses a day before that of another field; days are YYYY-MM-DD, and empty is allowed. */
export function notBefore(field: string): FormRule {
  return ({ getFieldValue }) => ({
    validator: async (_rule, value: string) => {
      const first = getFieldValue(field) as string | undefined;
      if (value && first && value < first) throw new Error('Must not be before the first day');
    },
  });
}
