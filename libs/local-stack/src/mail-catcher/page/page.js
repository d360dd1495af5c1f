/* global document, fetch, history, location, matchMedia, setInterval */

const refreshMs = 2000;
const list = document.querySelector('#mails');
const view = document.querySelector('#mail');
const count = document.querySelector('#count');
const template = document.querySelector('#mail-view');

let mails = [];
let chosenId = location.hash.slice(1);

async function refresh() {
  try {
    const response = await fetch('api/messages');
    const received = await response.json();
    count.textContent = received.length === 1 ? '1 email' : `${received.length} emails`;
    if (received.map(({ id }) => id).join() === mails.map(({ id }) => id).join()) return;
    mails = received;
    drawList();
    if (view.dataset.id !== chosenId) choose(chosenId);
  } catch {
    count.textContent = 'The email catcher isn’t responding. Retrying…';
  }
}

function drawList() {
  const focusedId = document.activeElement?.dataset?.id;
  list.replaceChildren(...mails.map(listItem));
  if (focusedId) list.querySelector(`[data-id="${focusedId}"]`)?.focus();
}

function listItem(mail) {
  const button = document.createElement('button');
  button.type = 'button';
  button.dataset.id = mail.id;
  button.setAttribute('aria-current', String(mail.id === chosenId));
  button.append(
    withText('strong', mail.subject || '(no subject)'),
    withText('span', `To ${mail.to.join(', ')}`),
    withText('span', new Date(mail.receivedAt).toLocaleString()),
  );
  button.addEventListener('click', () => {
    choose(mail.id);
    view.focus({ preventScroll: matchMedia('(min-width: 701px)').matches });
  });
  const item = document.createElement('li');
  item.append(button);
  return item;
}

function choose(id) {
  const mail = mails.find((each) => each.id === id);
  if (!mail) return;
  chosenId = id;
  history.replaceState(null, '', `#${id}`);
  for (const button of list.querySelectorAll('button')) {
    button.setAttribute('aria-current', String(button.dataset.id === id));
  }
  const filled = template.content.cloneNode(true);
  filled.querySelector('h2').textContent = mail.subject || '(no subject)';
  filled.querySelector('dl').append(...facts(mail));
  filled.querySelector('.text').textContent = mail.text || '(none)';
  filled.querySelector('.headers').textContent = Object.entries(mail.headers)
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n');
  const frame = filled.querySelector('iframe');
  if (mail.html) frame.src = `messages/${id}/html`;
  else frame.remove();
  if (!mail.html) filled.querySelector('details').open = true;
  view.dataset.id = id;
  view.replaceChildren(filled);
}

function facts(mail) {
  const rows = [
    ['From', mail.from],
    ['To', mail.to.join(', ')],
    ['Received', new Date(mail.receivedAt).toLocaleString()],
    ['Attachments', mail.attachments.map(({ filename }) => filename).join(', ')],
  ];
  return rows
    .filter(([, value]) => value)
    .flatMap(([name, value]) => [withText('dt', name), withText('dd', value)]);
}

function withText(tag, text) {
  const element = document.createElement(tag);
  element.textContent = text;
  return element;
}

document.querySelector('#clear').addEventListener('click', async () => {
  await fetch('api/messages', { method: 'DELETE' });
  chosenId = '';
  delete view.dataset.id;
  view.replaceChildren(withText('p', 'All emails deleted.'));
  await refresh();
});

await refresh();
setInterval(() => {
  if (document.visibilityState === 'visible') void refresh();
}, refreshMs);
