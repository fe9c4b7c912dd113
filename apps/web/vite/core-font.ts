import { hash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';
import { codePointsOf, rangesOf } from './unicode-ranges.ts';

const whole = new URL(import.meta.resolve('pretendard/dist/public/variable/PretendardVariable.ttf'));
const cache = new URL('../../../node_modules/.cache/mall/', import.meta.url);

const options = {
  targetFormat: 'woff2',
  // No lighter and no heavier letters are used.
  variationAxes: { wght: { min: 400, max: 800 } },
  // What browsers apply by themselves, and figures of one width.
  keepFeatures: ['calt', 'ccmp', 'kern', 'locl', 'mark', 'mkmk', 'rlig', 'tnum'],
} as const;

/**
 * Makes two files of the letters of Pretendard that nearly every page needs, and names them in the head of each page: the letters
 * that the entrance pages begin with, so that those need no more, and the rest. The files that Pretendard comes in are left what
 * these two lack: a page would need fifteen of them, and be laid out anew for each.
 *
 * What it buys: home reads 157 kB of letters instead of 400 kB, login 38 kB, and lines stay where they are. When to drop it: once browsers
 * fetch the letters that they need from one file by themselves (Incremental Font Transfer).
 */
export function coreFont(): Plugin {
  const core = coreCodes();
  const entrance = entranceCodes();
  return {
    name: 'mall:core-font',
    config: async () => ({
      resolve: {
        alias: {
          '@mall/entrance-font.woff2': await makeFont('entrance', entrance),
          '@mall/core-font.woff2': await makeFont('core', core.difference(entrance)),
        },
      },
      css: {
        postcss: {
          plugins: [
            {
              postcssPlugin: 'mall:letters-of-faces',
              AtRule: {
                'font-face': (face) => {
                  face.walkDecls('unicode-range', (range) => {
                    if (range.value === entranceRange)
                      range.value = rangesOf([...entrance].sort((one, other) => one - other));
                    if (!face.source?.input.file?.includes('dynamic-subset')) return;
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
        const filesOf = (name: FontName) => {
          const isMade = (path: string) => path.includes(`.cache/mall/${name}-`);
          return files.filter(({ originalFileNames }) => originalFileNames.some(isMade));
        };
        // After the scripts: without them there is no text yet, and meanwhile another font stands in. A page that is prerendered
        // without them names the first one alone (apps/api/src/pages/html-shell.ts).
        const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, fetchpriority: 'low' };
        return (['entrance', 'core'] as const).flatMap((name) =>
          filesOf(name).map(({ fileName }) => ({
            tag: 'link',
            attrs: { id: `${name}-font`, ...attrs, href: `/${fileName}` },
            injectTo: 'head',
          })),
        );
      },
    },
  };
}

type FontName = 'entrance' | 'core';

/** What core-font.css says instead of the letters of the entrance pages. */
const entranceRange = 'U+0';

const signsIn = (file: string): Set<number> => {
  const text = readFileSync(new URL(file, import.meta.url), 'utf8').replaceAll('\n', '');
  return new Set(Array.from(text, (sign) => sign.codePointAt(0) ?? 0));
};

/** The code points of printable ASCII, a hard space, and what is read before one has signed in. */
export const entranceCodes = (): ReadonlySet<number> =>
  signsIn('entrance-characters.txt').union(new Set(codePointsOf('U+20-7E, U+A0')));

/** Those and what else the mall itself and the shops that it was made for write. */
export const coreCodes = (): ReadonlySet<number> => signsIn('core-characters.txt').union(entranceCodes());

/** The path of the file. Made once for the same letters, as it takes two seconds. */
async function makeFont(name: FontName, codes: ReadonlySet<number>): Promise<string> {
  const font = readFileSync(whole);
  const text = String.fromCodePoint(...codes);
  const key = hash('sha256', [hash('sha256', font), text, JSON.stringify(options)].join()).slice(0, 12);
  const file = new URL(`${name}-${key}.woff2`, cache);
  if (!existsSync(file)) {
    mkdirSync(cache, { recursive: true });
    const unfinished = new URL(`${name}-${key}.${process.pid}`, cache);
    writeFileSync(unfinished, await subsetFont(font, text, options));
    renameSync(unfinished, file);
  }
  return fileURLToPath(file);
}
