import { use, type ReactNode } from 'react';
import { Button, Form } from 'antd';
import {
  changeStayRules,
  listRateNights,
  readStayRules,
  type StayRulesOnWire,
} from '@getaway/contracts/http/rates';
import { CallsContext, useQuery } from '@getaway/web-kit/swr.tsx';
import { contractRule } from '../../../actions/contract-rules.ts';
import { showServerFaults } from '../../../actions/server-faults.ts';
import { useMutation } from '../../../actions/use-mutation.ts';
import { mergeFields } from '../../../ui/merge-fields.ts';
import { Merged, NewerNote } from '../../../ui/newer-note.tsx';
import { NumberInput } from '../../../ui/number-input.tsx';
import { PanelForm } from '../../../ui/panel-form.tsx';
import { useNewerState } from '../../../ui/use-newer-state.ts';
import { useUnsavedForm } from '../../../unsaved-changes/unsaved-form.ts';
import styles from '../rates.module.css';
import { withoutVersion } from '../without-version.ts';
import { partIds } from '../parts.ts';
import { VersionedPanel } from '../versioned-panel.tsx';

/** The rules for all stays that guests book. */
export function StayRulesPanel(): ReactNode {
  return (
    <VersionedPanel
      id={partIds.rules}
      title="Rules for All Stays"
      note="Guests can book only stays that keep them. Staff see a warning and can break them."
      failure="Couldn’t load the rules"
      query={useQuery(readStayRules)}
      form={(rules) => <RulesForm rules={rules} />}
    />
  );
}

const fields = [
  { name: 'minimumNights', label: 'Minimum nights', extra: 'A season or an override can set another one.' },
  { name: 'maximumNights', label: 'Maximum nights', extra: 'Up to 60.' },
  {
    name: 'leadHours',
    label: 'Lead time in hours',
    extra: 'From booking to your usual check-in time. 0 lets guests book until the last moment.',
  },
  { name: 'windowDays', label: 'Booking window in days', extra: 'How far ahead a stay can end. Up to 731.' },
  {
    name: 'nightsBetween',
    label: 'Nights kept free between stays',
    extra: 'Around bookings and stays on other platforms, not around dates that you blocked.',
  },
] as const;

const contract = changeStayRules.body.entries;

const toMerge = fields.map(({ name, label }) => ({ label, names: [name] }));

type RuleValues = Omit<StayRulesOnWire, 'version'>;

function RulesForm({ rules }: { rules: StayRulesOnWire }): ReactNode {
  const { call } = use(CallsContext);
  const [form] = Form.useForm<RuleValues>();
  const { run, pending } = useMutation(changeStayRules, {
    done: 'Rules saved',
    failed: 'Couldn’t save the rules',
    refresh: [readStayRules, listRateNights],
  });
  const { base, noteSaved, merge, merged, round } = useNewerState(
    rules,
    () => call(readStayRules, {}),
    (opened, typed: RuleValues, newest) => mergeFields(toMerge, { opened, typed, newest }, contract),
  );
  useUnsavedForm(form, withoutVersion(base));
  const save = async (values: RuleValues): Promise<void> => {
    const outcome = await run({ body: { ...values, version: base.version } });
    if (!outcome) return;
    if (outcome.ok) noteSaved(outcome.answer);
    else if (outcome.error.type === 'changed-meanwhile') await merge(form);
    else showServerFaults(form, outcome.error);
  };
  return (
    <PanelForm<RuleValues>
      form={form}
      className={styles.padded}
      name="stay-rules"
      initialValues={withoutVersion(rules)}
      onFinish={save}
    >
      {merged && (
        <NewerNote key={round} title="Someone else saved these rules while you were typing">
          <Merged {...merged} />
        </NewerNote>
      )}
      {fields.map(({ name, label, extra }) => (
        <Form.Item key={name} label={label} name={name} extra={extra} rules={[contractRule(contract[name])]}>
          <NumberInput />
        </Form.Item>
      ))}
      <Button type="primary" htmlType="submit" loading={pending}>
        Save Rules
      </Button>
    </PanelForm>
  );
}
