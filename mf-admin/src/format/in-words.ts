/** 'pending_payment' to 'Pending payment', 'date-night' to 'Date night'. */
export function inWords(name: string): string {
  // Statuses have the British spelling; what people read has the American one.
  const words = name.replaceAll(/[_-]/g, ' ').replaceAll(/\bcancelled\b/g, 'canceled');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
