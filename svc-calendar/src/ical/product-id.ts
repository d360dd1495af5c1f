export const exportProduct = { company: 'getaway', product: 'direct-bookings', language: 'EN' } as const;

/** The PRODID of our exports (RFC 5545, 3.7.3). */
export const exportProductId = `-//${exportProduct.company}//${exportProduct.product}//${exportProduct.language}`;
