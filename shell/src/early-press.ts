import type { LifeCycles } from 'single-spa';

// A prerendered page has buttons before the application that listens to them.

/** What is in an application's place, not the shell's own; a form's button is its form's matter. */
const ownButton = '[id^="single-spa-application:"] button[type="button"]';

let pressed: HTMLElement | undefined;

function keep({ target }: MouseEvent): void {
  const button = target instanceof Element ? target.closest<HTMLElement>(ownButton) : null;
  if (button) pressed = button;
}

/** Keeps the last button that is pressed before any application is there. */
export function keepEarlyPress(): void {
  document.addEventListener('click', keep);
}

/** An application whose mount presses the button once more that was pressed too early for it. */
export function hearingEarlyPress(app: LifeCycles): LifeCycles {
  return {
    ...app,
    mount: [
      async () => document.removeEventListener('click', keep),
      ...[app.mount].flat(),
      async () => {
        const button = pressed;
        pressed = undefined;
        if (button?.isConnected) button.click();
      },
    ],
  };
}
