import { offered } from './components.js';
import { markdown } from './markdown.js';
import { el, word } from './words.js';

function field(input, label, description, context) {
  const id = `field-${input.custom_id}`;
  const required = input.required !== false;
  const common = { id, name: input.custom_id, required, 'aria-describedby': description ? `${id}-hint` : undefined };
  const control = controlFor(input, common, context);
  return el(
    'div',
    { class: 'form-field' },
    el('label', { for: id }, label, required ? el('span', { class: 'star', title: word('required') }, ' *') : null),
    description ? el('p', { class: 'hint', id: `${id}-hint` }, description) : null,
    control,
  );
}

function controlFor(input, common, context) {
  if (input.type === 4) {
    const attributes = {
      ...common,
      minlength: input.min_length,
      maxlength: input.max_length ?? 4000,
      placeholder: input.placeholder,
    };
    if (input.style === 2) return el('textarea', { ...attributes, rows: 4 }, input.value ?? '');
    return el('input', { ...attributes, value: input.value });
  }
  const options = offered(input, context);
  const many = (input.max_values ?? 1) > 1;
  return el(
    'select',
    { ...common, multiple: many, size: many ? Math.min(6, options.length) : undefined },
    many ? null : el('option', { value: '' }, input.placeholder ?? word('choose')),
    ...options.map((option) => el('option', { value: option.value, selected: option.default }, option.label)),
  );
}

function inputsOf(modal, context) {
  return modal.components.map((part) => {
    if (part.type === 10) return el('div', {}, ...markdown(part.content, context));
    if (part.type === 1) return field(part.components[0], part.components[0].label, undefined, context);
    return field(part.component, part.label, part.description, context);
  });
}

function valuesOf(form) {
  const fields = {};
  for (const control of form.elements) {
    if (control.name === '') continue;
    if (control instanceof HTMLSelectElement)
      fields[control.name] = [...control.selectedOptions].map((option) => option.value).filter(Boolean);
    else fields[control.name] = control.value;
  }
  return fields;
}

/** Shows a form. `submit(fields)` resolves with an error text, or nothing when it went well. */
export function openModal(dialog, modal, context, submit) {
  const error = el('p', { class: 'error', role: 'alert' });
  const send = el('button', { type: 'submit', class: 'button primary' }, word('submit'));
  const cancel = el(
    'button',
    { type: 'button', class: 'button secondary', onclick: () => dialog.close() },
    word('cancel'),
  );
  const form = el(
    'form',
    { autocomplete: 'off' },
    el('h2', { id: 'modal-title' }, modal.title),
    ...inputsOf(modal, context),
    error,
    el('div', { class: 'form-foot' }, cancel, send),
  );
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    send.disabled = true;
    const failure = await submit(valuesOf(form));
    send.disabled = false;
    error.textContent = failure ?? '';
    if (failure === undefined) dialog.close();
  });
  dialog.replaceChildren(form);
  dialog.showModal();
}
