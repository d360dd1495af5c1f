import { erasedAddress } from '@getaway/contracts/events/guest';

/** The recipient of an email after an erasure, which identifies an email that is still being sent. */
export const erasedRecipient = erasedAddress('erased');
