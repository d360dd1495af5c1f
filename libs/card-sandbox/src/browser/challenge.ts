/** What the cardholder answers their bank; closing the dialog is a no. */
export type ChallengeAnswer = 'complete' | 'fail';

/** Shows the stand-in for the bank's 3-D Secure page. */
export function askCardholder(amount: string): Promise<ChallengeAnswer> {
  const dialog = document.createElement('dialog');
  dialog.className = 'SandboxChallenge';
  dialog.setAttribute('aria-labelledby', 'sandbox-challenge-title');
  dialog.setAttribute('aria-describedby', 'sandbox-challenge-text');
  const title = document.createElement('h2');
  title.id = 'sandbox-challenge-title';
  title.textContent = '3-D Secure test';
  const text = document.createElement('p');
  text.id = 'sandbox-challenge-text';
  text.textContent = `Here the bank of the card would ask whether ${amount} may be paid. Choose its answer.`;
  const buttons = document.createElement('div');
  buttons.className = 'SandboxChallenge-buttons';
  buttons.append(button('Complete', 'complete'), button('Fail', 'fail'));
  dialog.append(title, text, buttons);
  document.body.append(dialog);

  return new Promise((resolve) => {
    buttons.addEventListener('click', ({ target }) => {
      if (target instanceof HTMLButtonElement) dialog.close(target.value);
    });
    dialog.addEventListener('close', () => {
      dialog.remove();
      resolve(dialog.returnValue === 'complete' ? 'complete' : 'fail');
    });
    dialog.showModal();
  });
}

function button(label: string, value: ChallengeAnswer): HTMLButtonElement {
  const element = document.createElement('button');
  element.type = 'button';
  element.value = value;
  element.textContent = label;
  return element;
}
