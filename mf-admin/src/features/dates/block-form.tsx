import { useEffect, useState, type ReactNode } from 'react';
import { Button, Form, Input, type FormInstance, type FormRule } from 'antd';
import { blockDates } from '@getaway/contracts/http/blocked-dates';
import type { CalendarDate } from '@getaway/kernel/calendar-date';
import { contractRule } from '../../actions/contract-rules.ts';
import { showServerFaults } from '../../actions/server-faults.ts';
import { useMutation } from '../../actions/use-mutation.ts';
import { useUnsavedForm } from '../../unsaved-changes/unsaved-form.ts';
import { reasonOptions } from '../../blocks/block-words.ts';
import { TakenNights, takenNights } from '../../blocks/taken-nights.tsx';
import { blockQueries, useBlockedToast } from '../../blocks/use-blocked-toast.ts';
import { Choice } from '../../ui/choice.tsx';
import { PanelForm } from '../../ui/panel-form.tsx';
import styles from './block-form.module.css';
import { canBlock, nothingChosen, toDateFault, type BlockValues } from './block-values.ts';

const toDateRule: FormRule = ({ getFieldsValue }) => ({
  validator: async () => {
    const fault = toDateFault(getFieldsValue(true) as BlockValues);
    if (fault !== undefined) throw new Error(fault);
  },
});

/** Keeps nights from guests; the form belongs to the page, whose calendar chooses its dates too. */
export function BlockForm({ form }: { form: FormInstance<BlockValues> }): ReactNode {
  const [blocks, setBlocks] = useState(0);
  const [taken, setTaken] = useState<readonly CalendarDate[]>([]);
  const values = Form.useWatch((all: BlockValues) => all, form) ?? nothingChosen;
  const { run, pending } = useMutation(blockDates, {
    failed: 'Failed to block dates',
    refresh: blockQueries,
  });
  const say = useBlockedToast(blockQueries);

  useUnsavedForm(form, nothingChosen);

  // The button is off until the next dates are chosen, and can't keep the focus. Resetting mounts the fields again first.
  useEffect(() => {
    if (blocks > 0) form.focusField('fromDate');
  }, [blocks, form]);

  const block = async ({ fromDate, toDate, reason = 'other' }: BlockValues): Promise<void> => {
    setTaken([]);
    const outcome = await run({ body: { fromDate, toDate, reason } });
    if (!outcome) return;
    if (outcome.ok) {
      say(outcome.answer);
      form.resetFields();
      return setBlocks((count) => count + 1);
    }
    setTaken(takenNights(outcome.error));
    showServerFaults(form, outcome.error);
  };

  return (
    <PanelForm<BlockValues>
      form={form}
      className={styles.form}
      name="block"
      initialValues={nothingChosen}
      onValuesChange={() => setTaken([])}
      onFinish={block}
    >
      <Form.Item label="From" name="fromDate" rules={[contractRule(blockDates.body.entries.fromDate)]}>
        <Input type="date" />
      </Form.Item>
      <Form.Item label="To (optional)" name="toDate" dependencies={['fromDate']} rules={[toDateRule]}>
        <Input type="date" />
      </Form.Item>
      <Form.Item label="Reason" name="reason">
        <Choice options={reasonOptions} placeholder="Choose" />
      </Form.Item>
      <Button type="primary" htmlType="submit" loading={pending} disabled={!canBlock(values)}>
        Block
      </Button>
      <TakenNights nights={taken} outcome="Nothing was blocked." />
    </PanelForm>
  );
}
