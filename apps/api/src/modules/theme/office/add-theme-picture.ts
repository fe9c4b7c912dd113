import { createHash } from 'node:crypto';
import { AppError } from '@mall/contracts/errors';
import type { Dependencies } from '../../../dependencies.ts';
import { openPicture } from '../../../files/open-picture.ts';
import { reduceSvg } from '../../../files/reduce-svg.ts';

const refusals = {
  unreadable: 'SVG, PNG, JPG, WebP 그림만 올릴 수 있어요. 열리지 않는 파일이거나 다른 형식이에요.',
  unlike: '글자나 사진, 스타일이 들어 있어요. 그리기 프로그램에서 모두 도형(패스)으로 바꿔 저장해 주세요.',
  tooLarge: '그림이 너무 커요. 가로와 세로를 곱해 5,000만 화소까지 올릴 수 있어요.',
} as const;
/** Wide enough for a header on a high-resolution screen. */
const widest = 800;

/** Stores a logo or favicon under the hash of its sanitised file. Error 4150. */
export async function addThemePicture({ database, files }: Pick<Dependencies, 'database' | 'files'>, file: Buffer) {
  const { bytes, ending } = await keptOf(file);
  const name = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
  const image = `media/logos/${name}.${ending}`;
  // Together with the audit's row, or not at all.
  await database.transaction().execute(() => files.writeStream(image, piecesOf(bytes)));
  return { image, bytes: bytes.length };
}

async function keptOf(file: Buffer): Promise<{ bytes: Buffer; ending: 'svg' | 'png' }> {
  if (isMarkup(file)) return { bytes: Buffer.from(shapesOf(file.toString('utf8'))), ending: 'svg' };
  const picture = await openPicture(file);
  if (typeof picture === 'string') throw refused(picture);
  const bytes = await picture
    .pixels()
    .resize({ width: widest, withoutEnlargement: true })
    .png({ compressionLevel: 9 })
    .toBuffer()
    .catch(() => {
      throw refused('unreadable');
    });
  return { bytes, ending: 'png' };
}

const isMarkup = (file: Buffer) => /^\uFEFF?\s*</.test(file.toString('utf8', 0, 64));

function shapesOf(source: string): string {
  const reduced = reduceSvg(source.replace(/^\uFEFF/, ''));
  if (reduced === 'unreadable' || reduced === 'unlike') throw refused(reduced);
  return reduced;
}

async function* piecesOf(bytes: Uint8Array) {
  yield bytes;
}

const refused = (why: keyof typeof refusals) => new AppError('4150', { description: refusals[why] });
