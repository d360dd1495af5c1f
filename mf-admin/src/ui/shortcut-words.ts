/** A shortcut as this device shows it: 'Ctrl+Enter', or '⌘+Enter' on a Mac. Undefined on a touch screen. */
export function shortcutWords(key: string): string | undefined {
  if (!matchMedia('(pointer: fine)').matches) return undefined;
  return `${navigator.platform.startsWith('Mac') ? '⌘' : 'Ctrl'}+${key}`;
}
