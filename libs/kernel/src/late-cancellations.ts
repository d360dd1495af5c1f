/**
 * What holds after the notice for a full refund, however long it is (spec page 1, section 9). It is apart from the rules of
 * money because pages that use those would load it, too.
 */
export const lateCancellations = 'Later cancellations, including on the day of arrival, are charged in full.';
