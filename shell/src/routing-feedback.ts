import {
  checkActivityFunctions,
  getAppNames,
  getAppStatus,
  LOAD_ERROR,
  MOUNTED,
  SKIP_BECAUSE_BROKEN,
  triggerAppChange,
} from 'single-spa';
import { hideFallback, showFallback } from './fallback.ts';

// single-spa ignores a second attempt within 200 ms of a failed load.
const retryAfterMs = 250;

/** Shows after each navigation whether its application is mounted, loading, or broken. */
export function followRouting(): void {
  addEventListener('single-spa:before-routing-event', showWaiting);
  addEventListener('single-spa:routing-event', showOutcome);
}

/** Whether the application has nothing on the page yet; a prerendered page is already visible. */
function showWaiting(): void {
  const coming = checkActivityFunctions(location).filter((name) => !isBroken(name));
  const element = waiting();
  // `shell.css` picks the words: those of the public site would puzzle a host who opens the back office.
  element.className = coming.join(' ');
  element.hidden = !coming.some((name) => !mountOf(name)?.firstElementChild);
}

/** Derived from the state each time, so that the fallback appears and disappears at the right time. */
function showOutcome(): void {
  waiting().hidden = true;
  const active = checkActivityFunctions(location);
  const broken = active.find(isBroken);
  for (const name of getAppNames()) {
    const mount = mountOf(name);
    if (!mount) continue;
    mount.hidden = name === broken;
    // Removes a prerendered page that was left before its application mounted, so that it does not appear above the next page.
    if (!active.includes(name) && getAppStatus(name) !== MOUNTED) mount.replaceChildren();
  }
  if (broken === undefined) {
    hideFallback();
  } else {
    showFallback(() => retry(broken));
  }
}

function isBroken(name: string): boolean {
  const status = getAppStatus(name);
  return status === LOAD_ERROR || status === SKIP_BECAUSE_BROKEN;
}

function retry(name: string): void {
  // single-spa never retries an application that failed to start or mount.
  if (getAppStatus(name) === SKIP_BECAUSE_BROKEN) return location.reload();
  setTimeout(() => void triggerAppChange(), retryAfterMs);
}

function mountOf(name: string): HTMLElement | null {
  return document.getElementById(`single-spa-application:${name}`);
}

function waiting(): HTMLElement {
  const element = document.getElementById('shell-waiting');
  if (!element) throw new Error('The page has no place to show that it waits');
  return element;
}
