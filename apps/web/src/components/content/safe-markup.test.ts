import { sanitiseHtml } from '@mall/db/sanitise-html';
import { expect, test } from 'vitest';
import { safeMarkup } from './safe-markup.ts';

const elements = safeMarkup.elements.map((element) =>
  typeof element === 'string' ? { name: element, attributes: [] } : element,
);
const endless = ['br', 'hr', 'img'];

test.each(elements)(
  'what the browser’s sanitiser lets through of <$name> is what may be stored',
  ({ name, attributes }) => {
    const written = attributes.map((attribute) => `${attribute}="${sampleOf(attribute)}"`).join(' ');
    const html = `<${name} class="op-note" style="color:#333333" ${written}>${endless.includes(name) ? '' : `a</${name}>`}`;
    const stored = sanitiseHtml(html);
    expect(stored).toContain(`<${name} `);
    for (const attribute of ['class', 'style', ...attributes]) expect(stored).toContain(` ${attribute}=`);
  },
);

function sampleOf(attribute: string): string {
  if (attribute === 'href' || attribute === 'src') return 'https://familyshop.example/';
  return attribute === 'target' ? '_blank' : '1';
}

test.each(['script', 'style', 'iframe', 'form', 'input', 'object', 'svg', 'link', 'base', 'meta', 'template'])(
  '<%s> is on no list',
  (name) => expect(elements.map((element) => element.name)).not.toContain(name),
);
