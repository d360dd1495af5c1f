/** The wizard's own 'Complete' button submits the form of the chosen way to pay. */
export const paymentFormId = 'payment-form';
