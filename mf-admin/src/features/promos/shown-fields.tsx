import type { ReactNode } from 'react';
import { Form, Input, Space, Switch } from 'antd';
import { createPromoCode } from '@getaway/contracts/http/staff-promo-codes';
import { contractRule } from '../../actions/contract-rules.ts';
import { WideField } from '../../ui/form-grid.tsx';
import { notBefore } from './not-before.ts';
import type { PromoValues } from './promo-values.ts';

const rules = createPromoCode.body.entries;

/** What the home page says of a code, inside the form of the code. */
export function ShownFields(): ReactNode {
  const isShown = Form.useWatch<PromoValues['isShown'] | undefined>('isShown');
  return (
    <>
      <WideField>
        <Form.Item
          label="On the home page"
          required
          extra="Guests see it with its discount and a button that applies it. The page shows one code, the one that starts last."
        >
          <Space>
            <Form.Item name="isShown" valuePropName="checked" noStyle>
              <Switch aria-label="Show this code on the home page" />
            </Form.Item>
            Show this code on the home page
          </Space>
        </Form.Item>
      </WideField>
      {isShown && (
        <>
          <WideField>
            <Form.Item
              label="Headline"
              name="shownTitle"
              required
              rules={[{ required: true, message: 'Headline is required' }, contractRule(rules.shownTitle)]}
              validateFirst
            >
              <Input autoComplete="off" maxLength={60} placeholder="Two nights by the fire" />
            </Form.Item>
          </WideField>
          <WideField>
            <Form.Item label="Text" name="shownText" rules={[contractRule(rules.shownText)]}>
              <Input.TextArea autoSize={{ minRows: 2 }} maxLength={160} />
            </Form.Item>
          </WideField>
          <Form.Item
            label="Shown from"
            name="shownFrom"
            required
            rules={[{ required: true, message: 'First day is required' }]}
          >
            <Input type="date" />
          </Form.Item>
          <Form.Item
            label="Shown until"
            name="shownUntil"
            dependencies={['shownFrom']}
            rules={[notBefore('shownFrom')]}
            extra="Includes this day. Leave it empty to show it for as long as the code is valid."
          >
            <Input type="date" />
          </Form.Item>
        </>
      )}
    </>
  );
}
