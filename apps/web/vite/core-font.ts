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
  // No lighter and no heavier weights are used.
  variationAxes: { wght: { min: 400, max: 800 } },
  // Features that browsers apply by default, and figures of equal width.
  keepFeatures: ['calt', 'ccmp', 'kern', 'locl', 'mark', 'mkmk', 'rlig', 'tnum'],
} as const;

/**
 * Builds two files with the characters of Pretendard that nearly every page needs, and names them in the head of each page: the characters
 * with which the entrance pages begin, which need no more, and the rest. Pretendard's own files keep what these two lack: a page would need
 * fifteen of them, and be laid out again for each.
 *
 * What it gains: home loads 157 kB of fonts instead of 400 kB, login 38 kB, and lines do not move. When to remove it: once browsers can
 * fetch the needed characters from one file by themselves (Incremental Font Transfer).
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
        // After the scripts: without them there is no text yet, and meanwhile another font is shown. A page that is prerendered names only
        // the first one (apps/api/src/pages/html-shell.ts).
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

/** What core-font.css contains instead of the characters of the entrance pages. */
const entranceRange = 'U+0';

const signsIn = (file: string): Set<number> => {
  const text = readFileSync(new URL(file, import.meta.url), 'utf8').replaceAll('\n', '');
  return new Set(Array.from(text, (sign) => sign.codePointAt(0) ?? 0));
};

/** The code points of printable ASCII, a no-break space, and the texts before sign-in. */
export const entranceCodes = (): ReadonlySet<number> =>
  signsIn('entrance-characters.txt').union(new Set(codePointsOf('U+20-7E, U+A0')));

/** Those and the other texts of the mall itself and of the demo shops. */
export const coreCodes = (): ReadonlySet<number> => signsIn('core-characters.txt').union(entranceCodes());

/** The path of the file. Built once for the same characters, because it takes two seconds. */
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
