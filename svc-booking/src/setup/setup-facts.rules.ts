import type { SetupMark, SetupStep } from '@getaway/contracts/http/setup';

/** The setup progress that the database shows. */
export interface SetupFacts {
  readonly hasFirstPassword: boolean;
  readonly hasDefaultPrices: boolean;
  readonly lastCardNoticeAt: Date | null;
  readonly marks: readonly { readonly step: SetupStep; readonly mark: SetupMark }[];
  readonly isHidden: boolean;
}
