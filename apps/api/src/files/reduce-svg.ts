import { SaxesParser, type SaxesTagPlain } from 'saxes';

const shapes = ['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon'];
const groups = ['svg', 'g', 'defs', 'linearGradient', 'radialGradient', 'stop', 'clipPath'];
/** Without these it would not look as it was drawn. */
const wanted = ['text', 'image', 'use', 'style', 'pattern', 'mask', 'filter'];
const attributes = [
  ...['viewBox', 'width', 'height', 'd', 'x', 'y', 'cx', 'cy', 'r', 'rx', 'ry', 'x1', 'y1', 'x2', 'y2', 'fx', 'fy'],
  ...['points', 'transform', 'fill', 'fill-rule', 'fill-opacity', 'clip-rule', 'clip-path', 'opacity', 'stroke'],
  ...['stroke-width', 'stroke-linecap', 'stroke-linejoin', 'stroke-miterlimit', 'stroke-opacity', 'offset'],
  ...['stop-color', 'stop-opacity', 'gradientUnits', 'gradientTransform', 'clipPathUnits', 'id'],
];
/** Numbers, colours, words and functions of them; of URLs only those that refer to a part of the same picture. */
const isPlain = (value: string) =>
  /^url\(#[\w-]+\)$/.test(value) || (/^[\w\s#%.,()+-]*$/.test(value) && !/url/i.test(value));

type ReducedSvg = string | 'unreadable' | 'unlike';

/**
 * Reduces an SVG to its shapes: scripts, links, foreign parts and anything else that a browser might act on are removed. 'unlike': it has text,
 * pictures or styles without which it would not look the same. 'unreadable': it is not SVG, or nothing is left of it.
 */
export function reduceSvg(source: string): ReducedSvg {
  const out: string[] = [];
  const state = { hasShape: false, isUnlike: false, skipped: 0 };
  const parser = new SaxesParser({ xmlns: false });
  parser.on('opentag', (tag) => {
    const name = tag.name.replace(/^svg:/, '');
    if (wanted.includes(name)) state.isUnlike = true;
    const isKept = state.skipped === 0 && (shapes.includes(name) || groups.includes(name));
    if (!isKept) state.skipped += 1;
    else out.push(`<${name}${out.length === 0 ? ' xmlns="http://www.w3.org/2000/svg"' : ''}${attributesOf(tag)}>`);
    if (isKept && shapes.includes(name)) state.hasShape = true;
  });
  parser.on('closetag', (tag) => {
    if (state.skipped > 0) state.skipped -= 1;
    else out.push(`</${tag.name.replace(/^svg:/, '')}>`);
  });
  parser.on('error', (error) => {
    throw error;
  });
  try {
    parser.write(source).close();
  } catch {
    return 'unreadable';
  }
  if (state.isUnlike) return 'unlike';
  return state.hasShape && out[0]?.startsWith('<svg') ? out.join('') : 'unreadable';
}

function attributesOf(tag: SaxesTagPlain): string {
  const styled = Object.fromEntries(
    (tag.attributes['style'] ?? '')
      .split(';')
      .map((declaration) => declaration.split(':').map((part) => part.trim()))
      .filter((parts): parts is [string, string] => parts.length === 2),
  );
  return Object.entries({ ...tag.attributes, ...styled })
    .filter(([name, value]) => attributes.includes(name) && isPlain(value))
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('');
}
