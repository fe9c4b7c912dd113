// Turns a folder of master pictures into the sizes the mall serves:
//   node scripts/make-pictures.ts <folder with catalogue.json, goods/, scenes/, objects/, emoji/> [output folder]
import { copyFile, mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join, parse } from 'node:path';
import { pictureFormats, pictureWidths, pictureQuality as quality } from '@mall/domain/picture-sizes';
import sharp from 'sharp';

type Master = {
  file: string;
  product: string;
  nameKo: string;
  categoryKo: string;
  angle: string;
  colourNameKo: string | null;
  colourHex: string | null;
};
type Picture = Omit<Master, 'file'> & { name: string; widths: number[]; heightRatio: number };
type Format = 'avif' | 'webp';

const inputExtensions = new Set(['.webp', '.png', '.jpg', '.jpeg']);
const folders: Record<string, { widths: readonly number[]; formats: readonly Format[] }> = {
  goods: { widths: pictureWidths.goods, formats: pictureFormats },
  scenes: { widths: pictureWidths.scenes, formats: pictureFormats },
  objects: { widths: [96, 192, 480], formats: ['webp'] },
  emoji: { widths: [96, 192], formats: ['webp'] },
};

async function encode(source: string, target: string, width: number, format: Format) {
  const resized = sharp(source, { failOn: 'error', limitInputPixels: 40_000_000 }).resize({ width });
  const encoded = format === 'avif' ? resized.avif(quality.avif) : resized.webp(quality.webp);
  await encoded.toFile(target);
}

async function isNewer(target: string, source: string) {
  const [made, master] = await Promise.all([stat(target).catch(() => null), stat(source)]);
  return made !== null && made.mtimeMs >= master.mtimeMs;
}

/** Writes every size of one master and returns the widths and the shape of the result. */
async function makeSizes(folder: string, source: string, output: string) {
  const name = parse(source).name;
  const rules = folders[folder];
  if (!rules) throw new Error(`no rules for the folder ${folder}`);
  const { width: native = 0, height = 0 } = await sharp(source).metadata();
  const widths = [...new Set(rules.widths.map((width) => Math.min(width, native)))];
  for (const width of widths) {
    for (const format of rules.formats) {
      const target = join(output, folder, `${name}.${width}.${format}`);
      if (!(await isNewer(target, source))) await encode(source, target, width, format);
    }
  }
  return { name: `${folder}/${name}`, widths, heightRatio: Math.round((height / native) * 1000) / 1000 };
}

async function mastersOf(input: string, folder: string) {
  const files = await readdir(join(input, folder));
  return files.filter((file) => inputExtensions.has(parse(file).ext.toLowerCase())).sort();
}

async function makeFolder(input: string, folder: string, output: string, catalogue: Map<string, Master>) {
  await mkdir(join(output, folder), { recursive: true });
  const pictures: Picture[] = [];
  for (const file of await mastersOf(input, folder)) {
    const sizes = await makeSizes(folder, join(input, folder, file), output);
    const { file: _, ...words } = catalogue.get(`${folder}/${file}`) ?? wordless(folder, parse(file).name);
    pictures.push({ ...sizes, ...words });
  }
  process.stdout.write(`${folder}: ${pictures.length} pictures\n`);
  return pictures;
}

/** Emoji are decoration, so they alone are not in the catalogue and have no texts. */
function wordless(folder: string, product: string): Master {
  if (folder !== 'emoji') throw new Error(`${folder}/${product} is not in catalogue.json`);
  return { file: '', product, nameKo: '', categoryKo: '', angle: 'emoji', colourNameKo: null, colourHex: null };
}

async function main() {
  const [input, output = join(import.meta.dirname, '../assets/images')] = process.argv.slice(2);
  if (!input) throw new Error('usage: node scripts/make-pictures.ts <input folder> [output folder]');
  const masters: Master[] = JSON.parse(await readFile(join(input, 'catalogue.json'), 'utf8'));
  const catalogue = new Map(masters.map((master) => [master.file, pickWords(master)]));
  const pictures: Picture[] = [];
  for (const folder of Object.keys(folders)) pictures.push(...(await makeFolder(input, folder, output, catalogue)));
  const lines = pictures.map((picture) => `  ${JSON.stringify(picture)}`).join(',\n');
  await writeFile(join(output, 'pictures.json'), `[\n${lines}\n]\n`);
  await copyFile(join(input, 'emoji', 'LICENSE.txt'), join(output, 'emoji', 'LICENSE.txt'));
}

/** Without the size of the master, which the index contains anyway. */
function pickWords({ file, product, nameKo, categoryKo, angle, colourNameKo, colourHex }: Master): Master {
  return { file, product, nameKo, categoryKo, angle, colourNameKo, colourHex };
}

await main();
