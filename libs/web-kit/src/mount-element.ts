/** The element that single-spa mounts a front in; it is made where the page does not bring it. */
export function mountElement(front: 'mf_public' | 'mf_admin'): HTMLElement {
  const id = `single-spa-application:${front}`;
  const existing = document.getElementById(id);
  if (existing) return existing;
  const element = document.createElement('div');
  element.id = id;
  return document.body.appendChild(element);
}
