import type { ToastMessage } from '@getaway/web-kit/toast/toast-message';

/** Texts of the error catalogue (spec page 1, section 8) that more than one place shows. */
export const datesUnavailable: ToastMessage = {
  title: 'Dates Unavailable',
  description: 'These dates are already booked. Please select different dates.',
  variant: 'destructive',
};

export const invalidPromo: ToastMessage = {
  title: 'Invalid Promotion Code',
  description: 'Please check your code and try again.',
  variant: 'destructive',
};

export const intentFailed: ToastMessage = {
  title: 'Error',
  description: 'Failed to initialize payment. Please try again.',
  variant: 'destructive',
};

export const priceChanged: ToastMessage = {
  title: 'Price Updated',
  description: 'The price of your stay has changed. Please check the new total before you pay.',
};

export const bookingConfirmed: ToastMessage = {
  title: 'Booking Confirmed!',
  description: "Your reservation has been confirmed. You'll receive a confirmation email shortly.",
};

export const paidNotSaved: ToastMessage = {
  title: 'Payment Successful',
  description: "Payment completed but there was an issue saving your booking. We'll contact you shortly.",
};
