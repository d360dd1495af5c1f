import { use, useState } from 'react';
import type { FormInstance } from 'antd';
import {
  changeCampaign,
  createCampaign,
  listCampaigns,
  readCampaign,
  type Campaign,
} from '@getaway/contracts/http/newsletter-campaigns';
import type { ApiError } from '@getaway/web-kit/api-error';
import { CallsContext } from '@getaway/web-kit/swr.tsx';
import { useMutation } from '../../../actions/use-mutation.ts';
import type { SubmitOutcome } from '../../../ui/form-dialog.tsx';
import type { OrNew } from '../../../ui/use-dialog.ts';
import { campaignBody, type CampaignValues } from './campaign-values.ts';
import { mergeCampaign } from './merge-campaign.ts';
import type { Refused } from './newer-campaign.tsx';

const texts = {
  done: 'Draft saved',
  failed: 'Failed to save the draft',
  refresh: [listCampaigns, readCampaign],
};

interface SaveCampaign {
  readonly save: (values: CampaignValues, form: FormInstance<CampaignValues>) => Promise<SubmitOutcome>;
  readonly pending: boolean;
  /** What somebody else did with it since it was opened. */
  readonly refused: Refused | undefined;
  /** How often it was refused: each time it is shown again where it is seen. */
  readonly refusals: number;
}

/** Saves a new draft, or a change of the one that the form started from. */
export function useSaveCampaign(subject: OrNew<Campaign>): SaveCampaign {
  const { call } = use(CallsContext);
  const creation = useMutation(createCampaign, texts);
  const change = useMutation(changeCampaign, texts);
  const [base, setBase] = useState(subject);
  const [{ refused, refusals }, setRefusal] = useState<Pick<SaveCampaign, 'refused' | 'refusals'>>({
    refused: undefined,
    refusals: 0,
  });
  const setRefused = (next: Refused): void =>
    setRefusal((last) => ({ refused: next, refusals: last.refusals + 1 }));

  const send = async (values: CampaignValues): Promise<SubmitOutcome> => {
    const body = campaignBody(values);
    if (base === 'new') return creation.run({ body });
    return change.run({ params: { id: base.id }, body: { ...body, updatedAt: base.updatedAt } });
  };

  const mergeNewest = async (
    opened: Campaign,
    typed: CampaignValues,
    form: FormInstance<CampaignValues>,
  ): Promise<void> => {
    let newest: Campaign;
    try {
      newest = await call(readCampaign, { params: { id: opened.id } });
    } catch {
      // The toast says why nothing was saved, and saving again tries this again.
      return;
    }
    const { values, ...others } = mergeCampaign(opened, typed, newest);
    form.setFieldsValue(values);
    setBase(newest);
    setRefused({ status: 'merged', ...others });
  };

  return {
    save: async (values, form) => {
      const outcome = await send(values);
      if (!outcome || outcome.ok || base === 'new') return outcome;
      if (isGone(outcome.error)) {
        setBase('new');
        setRefused({ status: 'gone' });
      } else if (outcome.error.type === 'changed-meanwhile') await mergeNewest(base, values, form);
      return outcome;
    },
    pending: creation.pending || change.pending,
    refused,
    refusals,
  };
}

function isGone({ type }: ApiError): boolean {
  return type === 'not-found' || type === 'not-possible-now';
}
