import {
  brandOf,
  errorsOf,
  formatCvc,
  formatExpiry,
  formatNumber,
  readExpiry,
  type FieldError,
  type FieldName,
  type TypedCard,
} from './card-details.ts';

export interface CardState {
  complete: boolean;
  empty: boolean;
  brand: string;
  error: FieldError | undefined;
}

export interface CardForm {
  /** The card as the API takes it. */
  parameters(): Record<string, string>;
  /** Shows what is missing and answers the first fault, or undefined when the card may be sent. */
  check(): FieldError | undefined;
  focus(): void;
  blur(): void;
  clear(): void;
  setDisabled(isDisabled: boolean): void;
  remove(): void;
}

interface FieldText {
  label: string;
  name: string;
  autocomplete: AutoFill;
  placeholder: string;
}

const fieldTexts: Record<FieldName, FieldText> = {
  number: {
    label: 'Card number',
    name: 'cardnumber',
    autocomplete: 'cc-number',
    placeholder: '1234 1234 1234 1234',
  },
  expiry: {
    label: 'Expiration date MM / YY',
    name: 'exp-date',
    autocomplete: 'cc-exp',
    placeholder: 'MM / YY',
  },
  cvc: { label: 'CVC', name: 'cvc', autocomplete: 'cc-csc', placeholder: 'CVC' },
};
const fieldNames: readonly FieldName[] = ['number', 'expiry', 'cvc'];
let drawnForms = 0;

/** Draws the card's three fields into `container` and tells what becomes of them. */
export function drawCardForm(
  container: HTMLElement,
  tell: { change: (state: CardState) => void; focus: () => void; blur: () => void; escape: () => void },
): CardForm {
  drawnForms += 1;
  const formId = `sandbox-card-${drawnForms}`;
  const inputs: Record<FieldName, HTMLInputElement> = {
    number: document.createElement('input'),
    expiry: document.createElement('input'),
    cvc: document.createElement('input'),
  };
  const left = new Set<FieldName>();
  const message = document.createElement('p');
  message.className = 'SandboxCard-error';
  message.id = `${formId}-error`;
  message.setAttribute('role', 'alert');
  const root = document.createElement('div');
  root.className = 'SandboxCard';
  root.append(...fieldNames.map((name) => drawField(inputs[name], name, formId)), message);
  container.replaceChildren(root);

  const typed = (): TypedCard => ({
    number: inputs.number.value,
    expiry: inputs.expiry.value,
    cvc: inputs.cvc.value,
  });

  const show = (): CardState => {
    const card = typed();
    const errors = errorsOf(card, new Date());
    const visible = fieldNames.filter(
      (name) => errors[name] !== undefined && (left.has(name) || !errors[name].code.startsWith('incomplete')),
    );
    for (const name of fieldNames) {
      inputs[name].setAttribute('aria-invalid', String(visible.includes(name)));
    }
    const error = visible.map((name) => errors[name])[0];
    message.textContent = error?.message ?? '';
    const state = {
      complete: fieldNames.every((name) => errors[name] === undefined),
      empty: fieldNames.every((name) => card[name] === ''),
      brand: brandOf(card.number),
      error,
    };
    container.classList.toggle('StripeElement--complete', state.complete);
    container.classList.toggle('StripeElement--empty', state.empty);
    container.classList.toggle('StripeElement--invalid', error !== undefined);
    return state;
  };

  for (const name of fieldNames) {
    const input = inputs[name];
    input.addEventListener('input', (event) => {
      reformat(name, inputs, event instanceof InputEvent && event.inputType.startsWith('delete'));
      tell.change(show());
    });
    input.addEventListener('focus', () => {
      container.classList.add('StripeElement--focus');
      tell.focus();
    });
    input.addEventListener('blur', () => {
      container.classList.remove('StripeElement--focus');
      if (input.value !== '') left.add(name);
      tell.change(show());
      tell.blur();
    });
    input.addEventListener('keydown', (event) => {
      if (event.key === 'Escape') tell.escape();
    });
  }
  show();

  return {
    parameters: () => {
      const { month, year } = readExpiry(inputs.expiry.value);
      return {
        number: inputs.number.value.replaceAll(' ', ''),
        exp_month: String(month),
        exp_year: String(year),
        cvc: inputs.cvc.value,
      };
    },
    check: () => {
      for (const name of fieldNames) left.add(name);
      const { error } = show();
      return error;
    },
    focus: () => inputs.number.focus(),
    blur: () => {
      for (const name of fieldNames) inputs[name].blur();
    },
    clear: () => {
      for (const name of fieldNames) inputs[name].value = '';
      left.clear();
      tell.change(show());
    },
    setDisabled: (isDisabled) => {
      for (const name of fieldNames) inputs[name].disabled = isDisabled;
    },
    remove: () => root.remove(),
  };
}

function drawField(input: HTMLInputElement, name: FieldName, formId: string): HTMLElement {
  const { label, autocomplete, placeholder, name: inputName } = fieldTexts[name];
  input.id = `${formId}-${name}`;
  input.name = inputName;
  input.autocomplete = autocomplete;
  input.placeholder = placeholder;
  input.inputMode = 'numeric';
  input.spellcheck = false;
  input.setAttribute('aria-label', label);
  input.setAttribute('aria-describedby', `${formId}-error`);
  const caption = document.createElement('label');
  caption.htmlFor = input.id;
  caption.textContent = label;
  const field = document.createElement('div');
  field.className = `SandboxCard-field SandboxCard-${name}`;
  field.append(caption, input);
  return field;
}

/** Writes a field as it is printed on a card; the caret stays behind the digit it was behind. */
function reformat(name: FieldName, inputs: Record<FieldName, HTMLInputElement>, isDeleting: boolean): void {
  const input = inputs[name];
  const caret = input.selectionStart ?? input.value.length;
  const digitsBefore = input.value.slice(0, caret).replaceAll(/\D/g, '').length;
  const isAtEnd = caret === input.value.length;
  const formatted = format(name, input.value, inputs.number.value, isDeleting);
  if (formatted === input.value) return;
  input.value = formatted;
  if (isAtEnd) return;
  let position = 0;
  for (let seen = 0; seen < digitsBefore && position < formatted.length; position += 1) {
    if (/\d/.test(formatted.charAt(position))) seen += 1;
  }
  input.setSelectionRange(position, position);
}

function format(name: FieldName, text: string, number: string, isDeleting: boolean): string {
  switch (name) {
    case 'number':
      return formatNumber(text);
    case 'expiry':
      return formatExpiry(text, isDeleting);
    case 'cvc':
      return formatCvc(text, brandOf(number));
    default:
      return name satisfies never;
  }
}
