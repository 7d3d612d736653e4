const SVG = 'http://www.w3.org/2000/svg';

const fillIn = (element, properties, children) => {
  for (const [name, value] of Object.entries(properties)) {
    if (value === null || value === undefined || value === false) continue;
    if (name.startsWith('on')) element.addEventListener(name.slice(2), value);
    else element.setAttribute(name, value === true ? '' : String(value));
  }
  element.append(...children.flat().filter((child) => child !== null && child !== undefined && child !== ''));
  return element;
};

/** An element with attributes, listeners and children; texts are texts, whatever is in them. */
export const el = (tag, properties = {}, ...children) =>
  fillIn(document.createElement(tag), properties, children);

/** The same of an SVG picture. */
export const draw = (tag, properties = {}, ...children) =>
  fillIn(document.createElementNS(SVG, tag), properties, children);

/** A sentence with what stands in braces filled in. */
export const said = (sentence, values) =>
  sentence.replaceAll(/\{(\w+)\}/gu, (whole, name) => (name in values ? String(values[name]) : whole));

/** What only those hear who do not see. */
export const heard = (text) => el('span', { class: 'heard' }, text);
