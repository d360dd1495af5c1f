import { use, type ReactNode } from 'react';
import { Button, Checkbox, Form } from 'antd';
import {
  changeStayDiscounts,
  readStayDiscounts,
  type StayDiscountsOnWire,
} from '@getaway/contracts/http/stay-discounts';
import { CallsContext, useQuery } from '@getaway/web-kit/swr.tsx';
import { contractRule } from '../../../actions/contract-rules.ts';
import { showServerFaults } from '../../../actions/server-faults.ts';
import { useMutation } from '../../../actions/use-mutation.ts';
import { mergeFields, type FieldsToMerge } from '../../../ui/merge-fields.ts';
import { Merged, NewerNote } from '../../../ui/newer-note.tsx';
import { NumberInput } from '../../../ui/number-input.tsx';
import { PanelForm } from '../../../ui/panel-form.tsx';
import { useNewerState } from '../../../ui/use-newer-state.ts';
import { useUnsavedForm } from '../../../unsaved-changes/unsaved-form.ts';
import { withoutVersion } from '../without-version.ts';
import { VersionedPanel } from '../versioned-panel.tsx';
import {
  earlyBirdSentence,
  gapSentence,
  lastMinuteSentence,
  longStaySentence,
  type DiscountValues,
} from './discount-words.ts';
import { partIds } from '../parts.ts';
import styles from './stay-discounts.module.css';

/** The gap rule, and the percentages off the nights of a stay. */
export function StayDiscountsPanel(): ReactNode {
  return (
    <VersionedPanel
      id={partIds.discounts}
      title="Discounts and Gaps"
      note="Off the price of the nights, before promo codes and tax. The highest one counts. 0 is no discount."
      failure="Couldn’t load the discounts"
      query={useQuery(readStayDiscounts)}
      form={(discounts) => <DiscountsForm discounts={discounts} />}
    />
  );
}

const groups = [
  {
    title: 'Gaps',
    sentence: gapSentence,
    allows: { name: 'fillsGaps', label: 'Let shorter stays fill gaps' },
    fields: [{ name: 'gapPercent', label: 'Percent off in a gap' }],
    addsUp: 'gapAddsUp',
  },
  {
    title: 'Long stays',
    sentence: longStaySentence,
    fields: [
      { name: 'longStayNights', label: 'From this many nights' },
      { name: 'longStayPercent', label: 'Percent off a long stay' },
      { name: 'longerStayNights', label: 'And from this many nights' },
      { name: 'longerStayPercent', label: 'Percent off in place of it' },
    ],
    addsUp: 'longStayAddsUp',
  },
  {
    title: 'Last minute',
    sentence: lastMinuteSentence,
    fields: [
      { name: 'lastMinuteDays', label: 'At most this many days before check-in' },
      { name: 'lastMinutePercent', label: 'Percent off at the last minute' },
    ],
    addsUp: 'lastMinuteAddsUp',
  },
  {
    title: 'Early bird',
    sentence: earlyBirdSentence,
    fields: [
      { name: 'earlyBirdDays', label: 'At least this many days before check-in' },
      { name: 'earlyBirdPercent', label: 'Percent off for early birds' },
    ],
    addsUp: 'earlyBirdAddsUp',
  },
] as const;

const contract = changeStayDiscounts.body.entries;

type StayDiscountValues = Omit<StayDiscountsOnWire, 'version'>;

const toMerge: readonly FieldsToMerge<StayDiscountValues>[] = groups.flatMap((group) => [
  ...('allows' in group ? [{ label: group.allows.label, names: [group.allows.name] }] : []),
  ...group.fields.map(({ name, label }) => ({ label, names: [name] })),
  { label: `${group.title}: add to other discounts`, names: [group.addsUp] },
]);

function DiscountsForm({ discounts }: { discounts: StayDiscountsOnWire }): ReactNode {
  const { call } = use(CallsContext);
  const [form] = Form.useForm<StayDiscountValues>();
  const typed = (Form.useWatch([], form) as DiscountValues | undefined) ?? discounts;
  const { run, pending } = useMutation(changeStayDiscounts, {
    done: 'Discounts saved',
    failed: 'Couldn’t save the discounts',
    refresh: [readStayDiscounts],
  });
  const { base, noteSaved, merge, merged, round } = useNewerState(
    discounts,
    () => call(readStayDiscounts, {}),
    (opened, entered: StayDiscountValues, newest) =>
      mergeFields(toMerge, { opened, typed: entered, newest }, contract),
  );
  useUnsavedForm(form, withoutVersion(base));
  const save = async (values: StayDiscountValues): Promise<void> => {
    const outcome = await run({ body: { ...values, version: base.version } });
    if (!outcome) return;
    if (outcome.ok) noteSaved(outcome.answer);
    else if (outcome.error.type === 'changed-meanwhile') await merge(form);
    else showServerFaults(form, outcome.error);
  };
  return (
    <PanelForm<StayDiscountValues>
      form={form}
      className={styles.form}
      name="stay-discounts"
      initialValues={withoutVersion(discounts)}
      onFinish={save}
    >
      {merged && (
        <NewerNote key={round} title="Someone else saved these discounts while you were typing">
          <Merged {...merged} />
        </NewerNote>
      )}
      <div className={styles.groups}>
        {groups.map(({ title, sentence, fields, addsUp, ...more }) => (
          <fieldset key={title} className={styles.group}>
            <legend>{title}</legend>
            <p className={styles.sentence}>{sentence(typed)}</p>
            {'allows' in more && (
              <Form.Item name={more.allows.name} valuePropName="checked">
                <Checkbox>{more.allows.label}</Checkbox>
              </Form.Item>
            )}
            <div className={styles.fields}>
              {fields.map(({ name, label }) => (
                <Form.Item key={name} label={label} name={name} rules={[contractRule(contract[name])]}>
                  <NumberInput />
                </Form.Item>
              ))}
            </div>
            <Form.Item name={addsUp} valuePropName="checked">
              <Checkbox aria-label={`${title}: add to other discounts`}>Add to other discounts</Checkbox>
            </Form.Item>
          </fieldset>
        ))}
      </div>
      <Button type="primary" htmlType="submit" loading={pending}>
        Save Discounts
      </Button>
    </PanelForm>
  );
}
