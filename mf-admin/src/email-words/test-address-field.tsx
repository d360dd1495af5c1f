import type { ReactNode } from 'react';
import { Form, Input } from 'antd';
import type * as v from 'valibot';
import { readEmailSetup } from '@getaway/contracts/http/email-setup';
import { useQuery } from '@getaway/web-kit/swr.tsx';
import { contractRule } from '../actions/contract-rules.ts';

interface TestAddressFieldProps {
  schema: v.GenericSchema;
  /** What else staff should know about the test. */
  note?: string;
}

/** Where a test of an email goes, inside a form; the house's own address is named. */
export function TestAddressField({ schema, note }: TestAddressFieldProps): ReactNode {
  const address = useQuery(readEmailSetup).data?.ownerEmail;
  return (
    <Form.Item
      label="Send to"
      name="email"
      rules={[contractRule(schema)]}
      extra={
        <>
          Leave empty to send it to the house{address && `, at ${address}`}. {note}
        </>
      }
    >
      <Input type="email" autoComplete="email" autoFocus />
    </Form.Item>
  );
}
