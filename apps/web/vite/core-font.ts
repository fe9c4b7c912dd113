import { hash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';
import { codePointsOf, rangesOf } from './unicode-ranges.ts';

const whole = new URL(import.meta.resolve('pretendard/dist/public/variable/PretendardVariable.ttf'));
const list = new URL('core-characters.txt', import.meta.url);
const cache = new URL('../../../node_modules/.cache/mall/', import.meta.url);

const options = {
  targetFormat: 'woff2',
  // No lighter and no heavier letters are used.
  variationAxes: { wght: { min: 400, max: 800 } },
  // What browsers apply by themselves, and figures of one width.
  keepFeatures: ['calt', 'ccmp', 'kern', 'locl', 'mark', 'mkmk', 'rlig', 'tnum'],
} as const;

/**
 * Makes one file of the letters of Pretendard that nearly every page needs, and names it in the head of each page. The files
 * that Pretendard comes in are left what that one lacks: a page would need fifteen of them, and be laid out anew for each.
 */
export function coreFont(): Plugin {
  const core = coreCodes();
  return {
    name: 'mall:core-font',
    config: async () => ({
      resolve: { alias: { '@mall/core-font.woff2': await makeFont(core) } },
      css: {
        postcss: {
          plugins: [
            {
              postcssPlugin: 'mall:rare-letters',
              AtRule: {
                'font-face': (face) => {
                  if (!face.source?.input.file?.includes('dynamic-subset')) return;
                  face.walkDecls('unicode-range', (range) => {
                    range.value = rangesOf(codePointsOf(range.value).filter((code) => !core.has(code)));
                    if (range.value === '') face.remove();
                  });
                },
              },
            },
          ],
        },
      },
    }),
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) => {
        const files = Object.values(bundle).filter((file) => file.type === 'asset');
        return files
          .filter(({ originalFileNames }) => originalFileNames.some((name) => name.includes('.cache/mall/core-')))
          .map(({ fileName }) => ({
            tag: 'link',
            // After the scripts: without them there is no text yet, and meanwhile another font stands in.
            attrs: {
              rel: 'preload',
              as: 'font',
              type: 'font/woff2',
              crossorigin: true,
              fetchpriority: 'low',
              href: `/${fileName}`,
            },
            injectTo: 'head',
          }));
      },
    },
  };
}

/** The code points of printable ASCII, a hard space, and what the mall itself and the shops that it was made for write. */
export function coreCodes(): ReadonlySet<number> {
  const text = readFileSync(list, 'utf8').replaceAll('\n', '');
  return new Set([...codePointsOf('U+20-7E, U+A0'), ...Array.from(text, (sign) => sign.codePointAt(0) ?? 0)]);
}

/** The path of the file. Made once for the same letters, as it takes two seconds. */
async function makeFont(codes: ReadonlySet<number>): Promise<string> {
  const font = readFileSync(whole);
  const text = String.fromCodePoint(...codes);
  const key = hash('sha256', [hash('sha256', font), text, JSON.stringify(options)].join()).slice(0, 12);
  const file = new URL(`core-${key}.woff2`, cache);
  if (!existsSync(file)) {
    mkdirSync(cache, { recursive: true });
    const unfinished = new URL(`core-${key}.${process.pid}`, cache);
    writeFileSync(unfinished, await subsetFont(font, text, options));
    renameSync(unfinished, file);
  }
  return fileURLToPath(file);
}
