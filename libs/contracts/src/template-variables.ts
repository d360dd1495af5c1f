/** The variables of staff's templates (domain page, 'Guests, newsletter, email'). */
export const templateVariables = [
  'guest.firstName',
  'guest.lastName',
  'guest.fullName',
  'guest.partnerName',
  'guest.email',
  'booking.reference',
  'booking.checkInDate',
  'booking.checkOutDate',
  'booking.checkInTime',
  'booking.checkOutTime',
  'booking.nights',
  'booking.guests',
  'booking.total',
  'booking.entryCode',
  'booking.entryInstructions',
  'booking.occasion',
  'property.name',
  'property.phone',
  'property.email',
  'property.address',
  'links.site',
  'links.booking',
  'links.stay',
  'links.unsubscribe',
] as const;

export type TemplateVariable = (typeof templateVariables)[number];
