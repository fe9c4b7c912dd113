import { AppError } from '@mall/contracts/errors';
import { inOffice } from '@mall/db/in-office';
import { type PictureFolder, pictureFolders } from '@mall/domain/picture-sizes';
import type { Dependencies } from '../../../dependencies.ts';
import { endingsOf, makePictureSizes, mediaNameOf } from '../../../files/picture-sizes.ts';
import { staleSave } from '../../../office/stale-save.ts';
import * as rows from './media.repository.ts';

type Office = Pick<Dependencies, 'database' | 'files' | 'clock'>;

const refusals = {
  unreadable: 'JPG, PNG, WebP 사진만 올릴 수 있어요. 열리지 않는 파일이거나 다른 형식이에요.',
  tooLarge: '사진이 너무 커요. 가로와 세로를 곱해 5,000만 화소까지 올릴 수 있어요.',
} as const;

type Upload = {
  readonly file: Uint8Array;
  readonly folder: PictureFolder;
  readonly alt: string;
  readonly fileName: string;
  readonly staffNo: number;
};

/** Puts a picture into the library, in every size that the shop requests; an existing one stays as it is. Error 4150. */
export async function addMedia({ database, files, clock }: Office, { file, folder, ...words }: Upload) {
  const made = await makePictureSizes(file, folder);
  if (typeof made === 'string') throw new AppError('4150', { description: refusals[made] });
  const name = mediaNameOf(folder, file);
  const { width, height } = made;
  return database.transaction().execute(async (transaction) => {
    await rows.lockMediaName(transaction, name);
    const media = await rows.insertMedia(transaction, { ...words, name, width, height, addedAt: clock() });
    // Last: when the files cannot be written, the row is rolled back. Also written for an existing picture, which restores lost files.
    for (const { ending, bytes } of made.files) await files.writeStream(name + ending, piecesOf(bytes));
    return media;
  });
}

async function* piecesOf(bytes: Uint8Array) {
  yield bytes;
}

type Changed = {
  readonly mediaNo: number;
  readonly version: number;
  readonly values: Omit<rows.MediaChange, 'staffNo' | 'at'>;
  readonly staffNo: number;
};

/** Saves its alternative text and focal point; a newer version is refused with both versions. Errors 4040, 4090. */
export const saveMedia = (
  { database, clock }: Office,
  { mediaNo, version, values, staffNo }: Changed,
): Promise<number> =>
  database.transaction().execute(async (transaction) => {
    const held = await rows.lockMedia(transaction, mediaNo);
    if (!held) throw new AppError('4040');
    if (held.version !== version) throw staleOf(held);
    await rows.updateMedia(transaction, mediaNo, { ...values, staffNo, at: clock() });
    return version + 1;
  });

const staleOf = ({ by, at, alt, focalX, focalY, version }: rows.HeldMedia): AppError =>
  staleSave({ by: by ?? '프로그램', changedAt: at, alt, focalX, focalY, version });

type Removed = { readonly name: string; readonly folder: PictureFolder };

/** Removes a picture that is not in use. Errors 4040, 4090. */
export async function removeMedia(office: Office, mediaNo: number): Promise<void> {
  // After the commit: a picture that is kept must keep its files.
  await removeFiles(office, await removeRow(office, mediaNo));
}

const removeRow = ({ database }: Office, mediaNo: number): Promise<Removed> =>
  // It may be in use in any mall: all are checked, whoever removes it.
  inOffice(database, { kind: 'all' }, async (transaction) => {
    const found = await rows.findMedia(transaction, mediaNo);
    if (!found) throw new AppError('4040');
    await rows.lockMediaName(transaction, found.name);
    // After the lock that is taken to put the picture somewhere.
    const held = await rows.lockMedia(transaction, mediaNo);
    if (!held) throw new AppError('4040');
    const folder = pictureFolders.find((one) => held.name.startsWith(`media/${one}/`));
    if (!folder) throw refused('프로그램과 함께 온 사진이라 지울 수 없어요.');
    const [use] = await rows.listUses(transaction, held.name);
    if (use) throw refused(`‘${use.title || use.key}’에서 쓰고 있어요. 거기에서 먼저 빼 주세요.`);
    if (await rows.isInPastOrders(transaction, held.name))
      throw refused('지난 주문이나 신청에 남아 있는 사진이라 지울 수 없어요.');
    await rows.deleteMedia(transaction, mediaNo);
    return { name: held.name, folder };
  });

/** A picture that has been uploaded again in the meantime keeps its files. */
const removeFiles = ({ database, files }: Office, { name, folder }: Removed): Promise<void> =>
  database.transaction().execute(async (transaction) => {
    await rows.lockMediaName(transaction, name);
    if (await rows.isInLibrary(transaction, name)) return;
    for (const ending of endingsOf(folder)) await files.remove(name + ending);
  });

const refused = (description: string) => new AppError('4090', { description });
