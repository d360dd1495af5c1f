import type { LifeCycles } from 'single-spa';

// A prerendered page shows buttons before the application that handles them has loaded.

/** Buttons inside an application's container. Submit buttons are left to their form. */
const ownButton = '[id^="single-spa-application:"] button[type="button"]';

let earlyTarget: HTMLElement | undefined;

function onClick({ target, defaultPrevented }: MouseEvent): void {
  // A script of the page has handled it.
  if (defaultPrevented) return;
  const button = target instanceof Element ? target.closest<HTMLElement>(ownButton) : null;
  if (button) earlyTarget = button;
}

/** Stores the last button that was clicked before an application has mounted. */
export function queueEarlyClick(): void {
  document.addEventListener('click', onClick);
}

/** Wraps an application so that its mount repeats the early click. */
export function withEarlyClick(app: LifeCycles): LifeCycles {
  return {
    ...app,
    mount: [
      async () => document.removeEventListener('click', onClick),
      ...[app.mount].flat(),
      async () => {
        const button = earlyTarget;
        earlyTarget = undefined;
        if (button?.isConnected) button.click();
      },
    ],
  };
}
