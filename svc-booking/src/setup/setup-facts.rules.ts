import type { Charge, SampleOffer, SetupMark, SetupStep } from '@getaway/contracts/http/setup';

/** The setup progress that the database shows. */
export interface SetupFacts {
  readonly hasFirstPassword: boolean;
  readonly hasDefaultPrices: boolean;
  /** What guests are charged as the site came. */
  readonly unchangedPrices: Charge[];
  readonly unchangedAmounts: Readonly<Partial<Record<Charge, string>>>;
  /** Whether offers of the sample are on sale. */
  readonly hasSampleOffers: boolean;
  readonly sampleOffers: SampleOffer[];
  readonly lastCardNoticeAt: Date | null;
  readonly lastCardPaymentAt: Date | null;
  readonly marks: readonly { readonly step: SetupStep; readonly mark: SetupMark }[];
  readonly isHidden: boolean;
}
