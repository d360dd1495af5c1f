/** An address as it is typed, as a link needs it; undefined when it is none. */
export function linkAddress(typed: string): string | undefined {
  const address = typed.trim();
  if (/["<>\s]/.test(address.replace(/\{\{.*?\}\}/g, ''))) return undefined;
  if (/^(?:https?:\/\/|mailto:|tel:)./i.test(address) || address.startsWith('{{')) return address;
  if (/^[^@/]+@[^@/]+\.[a-z]{2,}$/i.test(address)) return `mailto:${address}`;
  return /^[\w-]+(?:\.[\w-]+)+(?:[/?#]|$)/.test(address) ? `https://${address}` : undefined;
}

/** The address of a picture, which email programs load from the web. */
export function pictureAddress(typed: string): string | undefined {
  const address = linkAddress(typed);
  return address !== undefined && /^(?:https?:|\{\{)/i.test(address) ? address : undefined;
}
