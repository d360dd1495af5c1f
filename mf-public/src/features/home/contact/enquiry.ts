/** What the contact form holds; every field is text, and '' means left out. */
export interface Enquiry {
  name: string;
  partnerName: string;
  email: string;
  phone: string;
  occasion: string;
  message: string;
}

export const emptyEnquiry: Enquiry = {
  name: '',
  partnerName: '',
  email: '',
  phone: '',
  occasion: '',
  message: '',
};

export const occasionChoices = [
  { value: 'anniversary', label: 'Anniversary' },
  { value: 'proposal', label: 'Proposal' },
  { value: 'birthday', label: 'Birthday' },
  { value: 'date-night', label: 'Date night' },
  { value: 'just-because', label: 'Just because' },
] as const;
