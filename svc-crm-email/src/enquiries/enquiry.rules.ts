/** The contents of the contact form. */
export interface Enquiry {
  readonly name: string;
  readonly partnerName: string | null;
  readonly email: string;
  readonly phone: string | null;
  readonly occasion: string | null;
  readonly message: string;
}
