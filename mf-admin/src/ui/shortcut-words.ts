/** A shortcut with Ctrl as this machine names it: 'Ctrl+Enter', or '⌘+Enter' on a Mac; undefined on a touch screen. */
export function shortcutWords(key: string): string | undefined {
  if (!matchMedia('(pointer: fine)').matches) return undefined;
  return `${navigator.platform.startsWith('Mac') ? '⌘' : 'Ctrl'}+${key}`;
}
