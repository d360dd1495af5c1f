/** What a dialog of the sandbox says, and its buttons by the answer that they give. */
export interface Question<Answer extends string> {
  title: string;
  text: string;
  buttons: Readonly<Record<Answer, string>>;
  /** The answer of somebody who closes the dialog. */
  whenClosed: Answer;
}

let askedQuestions = 0;

/** Shows the stand-in for a page or a sheet that is not the site's own, and waits for its answer. */
export function askInDialog<Answer extends string>(question: Question<Answer>): Promise<Answer> {
  askedQuestions += 1;
  const id = `sandbox-question-${askedQuestions}`;
  const answers = Object.keys(question.buttons) as Answer[];
  const dialog = document.createElement('dialog');
  dialog.className = 'SandboxDialog';
  dialog.setAttribute('aria-labelledby', `${id}-title`);
  dialog.setAttribute('aria-describedby', `${id}-text`);
  const title = document.createElement('h2');
  title.id = `${id}-title`;
  title.textContent = question.title;
  const text = document.createElement('p');
  text.id = `${id}-text`;
  text.textContent = question.text;
  const buttons = document.createElement('div');
  buttons.className = 'SandboxDialog-buttons';
  buttons.append(...answers.map((answer) => drawAnswer(answer, question.buttons[answer])));
  dialog.append(title, text, buttons);
  document.body.append(dialog);

  return new Promise((resolve) => {
    buttons.addEventListener('click', ({ target }) => {
      if (target instanceof HTMLButtonElement) dialog.close(target.value);
    });
    dialog.addEventListener('close', () => {
      dialog.remove();
      resolve(answers.find((answer) => answer === dialog.returnValue) ?? question.whenClosed);
    });
    dialog.showModal();
  });
}

function drawAnswer(answer: string, label: string): HTMLButtonElement {
  const element = document.createElement('button');
  element.type = 'button';
  element.value = answer;
  element.textContent = label;
  return element;
}
