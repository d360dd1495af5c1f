import type { TemplateVariable } from '@getaway/contracts/template-variables';

/** What each variable stands for, in the words of staff. */
export const variableNames: Readonly<Record<TemplateVariable, string>> = {
  'guest.firstName': 'Guest’s first name',
  'guest.lastName': 'Guest’s last name',
  'guest.fullName': 'Guest’s full name',
  'guest.partnerName': 'Partner’s name',
  'guest.email': 'Guest’s email',
  'booking.reference': 'Booking reference',
  'booking.checkInDate': 'Check-in date',
  'booking.checkOutDate': 'Check-out date',
  'booking.checkInTime': 'Check-in time',
  'booking.checkOutTime': 'Check-out time',
  'booking.nights': 'Number of nights',
  'booking.guests': 'Number of guests',
  'booking.total': 'Total of the booking',
  'booking.entryCode': 'Entry code',
  'booking.entryInstructions': 'Entry instructions',
  'booking.occasion': 'Occasion',
  'property.name': 'Name of the house',
  'property.phone': 'Phone of the house',
  'property.email': 'Email of the house',
  'property.address': 'Address of the house',
  'links.site': 'Link to the website',
  'links.booking': 'Link to the booking page',
  'links.stay': 'Link to the guest’s page',
  'links.unsubscribe': 'Link to unsubscribe',
};
