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

/** Shows after each change of address whether its application is there, on its way, or broken. */
export function followRouting(): void {
  addEventListener('single-spa:before-routing-event', showWaiting);
  addEventListener('single-spa:routing-event', showOutcome);
}

/** Only what has nothing on the page yet is waited for: a prerendered page is there already. */
function showWaiting(): void {
  const coming = checkActivityFunctions(location).filter((name) => !isBroken(name));
  waiting().hidden = !coming.some((name) => !mountOf(name)?.firstElementChild);
}

/** Derived from state each time, so that the fallback neither stays too long nor goes too early. */
function showOutcome(): void {
  waiting().hidden = true;
  const active = checkActivityFunctions(location);
  const broken = active.find(isBroken);
  for (const name of getAppNames()) {
    const mount = mountOf(name);
    if (!mount) continue;
    mount.hidden = name === broken;
    // Prerendered, and left before its application took it over: no other page is to have it above itself.
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
  // What failed while it started or mounted is never tried again by single-spa.
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
