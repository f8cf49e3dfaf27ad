import { Flower2, House, Trophy } from 'lucide-react';
import * as flower from 'lucide-react/icons/flower-2';
import * as house from 'lucide-react/icons/house';
import * as trophy from 'lucide-react/icons/trophy';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import createIcon from './create-icon.ts';

/** An element with its attributes in order. */
function parse(html: string): Element | null {
  const host = document.createElement('div');
  host.innerHTML = html;
  for (const element of host.querySelectorAll('*')) {
    const attributes = [...element.attributes].toSorted((one, other) => one.name.localeCompare(other.name));
    for (const { name } of attributes) element.removeAttribute(name);
    for (const { name, value } of attributes) element.setAttribute(name, value);
  }
  return host;
}

it.each([
  ['flower', Flower2, flower, {}],
  ['house', House, house, { 'aria-hidden': true, className: 'size-5 lucide' }],
  ['trophy', Trophy, trophy, { 'aria-label': 'คำเตือน', role: 'img' }],
])('draws the %s as the library does', (_name, Library, file, props) => {
  const { __iconData } = file as unknown as { __iconData: Parameters<typeof createIcon>[0] };
  const Own = createIcon(__iconData);
  expect(parse(renderToStaticMarkup(<Own {...props} />))?.innerHTML).toBe(
    parse(renderToStaticMarkup(<Library {...props} />))?.innerHTML,
  );
});
