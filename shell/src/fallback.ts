/** Shows a message and a retry button in place of a part that is down. */
export function showFallback(tryAgain: () => void): void {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = 'Try again';
  button.addEventListener('click', () => {
    button.disabled = true;
    button.textContent = 'Trying…';
    tryAgain();
  });
  const heading = textElement('h1', 'The lights are out in this room');
  const text = textElement(
    'p',
    'This part of the site isn’t available right now. It’s usually back within a minute, and nothing you’ve entered elsewhere is lost.',
  );
  const panel = document.createElement('div');
  panel.append(heading, text, button, linkHome());
  const fallback = fallbackElement();
  fallback.replaceChildren(panel);
  fallback.hidden = false;
}

/** Removes the fallback. */
export function hideFallback(): void {
  const fallback = fallbackElement();
  fallback.hidden = true;
  fallback.replaceChildren();
}

function linkHome(): HTMLAnchorElement | string {
  if (location.pathname === '/') return '';
  const link = document.createElement('a');
  link.href = '/';
  link.textContent = 'Back to the home page';
  return link;
}

function textElement(tag: 'h1' | 'p', text: string): HTMLElement {
  const element = document.createElement(tag);
  element.textContent = text;
  return element;
}

function fallbackElement(): HTMLElement {
  const element = document.getElementById('shell-fallback');
  if (!element) throw new Error('The page has no place for the fallback');
  return element;
}
