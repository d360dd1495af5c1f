// Apart from the schema of the call, which the booking page loads later.

/** The longest stay that can be searched for. */
export const maxFlexibleNights = 7;

/**
 * Which nights a stay may have. `weekend`: at least one of them is a Friday or a Saturday. `weekdays`: all are
 * Sunday to Thursday.
 */
export const flexibleWhens = ['any', 'weekend', 'weekdays'] as const;

export type FlexibleWhen = (typeof flexibleWhens)[number];
