// What a typed card is worth: pure, so that it is tested without a browser. The texts are the provider's.

export interface TypedCard {
  number: string;
  expiry: string;
  cvc: string;
}

export interface FieldError {
  type: 'validation_error';
  code: string;
  message: string;
}

export type FieldName = keyof TypedCard;

export type Brand = 'visa' | 'mastercard' | 'amex' | 'discover' | 'unknown';

/** `undefined` when a field is good; `incomplete` errors matter only once its reader has left it. */
export type FieldErrors = Record<FieldName, FieldError | undefined>;

export function brandOf(number: string): Brand {
  const digits = digitsOf(number);
  if (digits.startsWith('4')) return 'visa';
  if (/^3[47]/.test(digits)) return 'amex';
  if (/^(5[1-5]|2[2-7])/.test(digits)) return 'mastercard';
  if (/^(6011|65|64[4-9])/.test(digits)) return 'discover';
  return 'unknown';
}

/** `4242 4242 4242 4242`, or `3782 822463 10005` for American Express. */
export function formatNumber(text: string): string {
  const isAmex = brandOf(text) === 'amex';
  const digits = digitsOf(text).slice(0, isAmex ? 15 : 16);
  const groups = isAmex ? /^(\d{1,4})(\d{1,6})?(\d{1,5})?$/ : /^(\d{1,4})(\d{1,4})?(\d{1,4})?(\d{1,4})?$/;
  const match = groups.exec(digits);
  return match === null ? '' : match.slice(1).filter(Boolean).join(' ');
}

/** `12 / 27`; a month is completed with its nought where no other reading is left. */
export function formatExpiry(text: string, isDeleting: boolean): string {
  let digits = digitsOf(text);
  if (/^[2-9]/.test(digits) || /^1\s*\//.test(text)) digits = `0${digits}`;
  // A browser that fills the form in writes all four digits of the year.
  if (/^\d{2}20\d{2}/.test(digits)) digits = digits.slice(0, 2) + digits.slice(4);
  digits = digits.slice(0, 4);
  if (digits.length < 2 || (digits.length === 2 && isDeleting)) return digits;
  return `${digits.slice(0, 2)} / ${digits.slice(2)}`;
}

export function formatCvc(text: string, brand: Brand): string {
  return digitsOf(text).slice(0, cvcLength(brand));
}

/** The month and full year of `12 / 27`. */
export function readExpiry(text: string): { month: number; year: number } {
  const digits = digitsOf(text);
  return { month: Number(digits.slice(0, 2)), year: 2000 + Number(digits.slice(2, 4)) };
}

export function errorsOf(card: TypedCard, today: Date): FieldErrors {
  return { number: numberError(card.number), expiry: expiryError(card.expiry, today), cvc: cvcError(card) };
}

function numberError(text: string): FieldError | undefined {
  const digits = digitsOf(text);
  if (digits.length < (brandOf(digits) === 'amex' ? 15 : 16)) {
    return fault('incomplete_number', 'Your card number is incomplete.');
  }
  return hasCheckDigit(digits) ? undefined : fault('invalid_number', 'Your card number is invalid.');
}

function expiryError(text: string, today: Date): FieldError | undefined {
  if (digitsOf(text).length < 4) {
    return fault('incomplete_expiry', "Your card's expiration date is incomplete.");
  }
  const { month, year } = readExpiry(text);
  if (month < 1 || month > 12)
    return fault('invalid_expiry_month', "Your card's expiration month is invalid.");
  if (year < today.getFullYear()) {
    return fault('invalid_expiry_year_past', "Your card's expiration year is in the past.");
  }
  if (year === today.getFullYear() && month < today.getMonth() + 1) {
    return fault('invalid_expiry_month_past', "Your card's expiration date is in the past.");
  }
  if (year > today.getFullYear() + 50) {
    return fault('invalid_expiry_year', "Your card's expiration year is invalid.");
  }
  return undefined;
}

function cvcError({ cvc, number }: TypedCard): FieldError | undefined {
  if (digitsOf(cvc).length === cvcLength(brandOf(number))) return undefined;
  return fault('incomplete_cvc', "Your card's security code is incomplete.");
}

/** Luhn's check: every second digit from the right counts twice, its digits summed. */
function hasCheckDigit(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, position) => {
    const value = Number(digit) * (position % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

function cvcLength(brand: Brand): number {
  return brand === 'amex' ? 4 : 3;
}

function digitsOf(text: string): string {
  return text.replaceAll(/\D/g, '');
}

function fault(code: string, message: string): FieldError {
  return { type: 'validation_error', code, message };
}
