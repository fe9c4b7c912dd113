import type { AttachmentType } from '@mall/contracts/attachment';
import type { BoardAttachment } from '@mall/contracts/board-post';
import type { MallTransaction } from '@mall/db/in-mall';
import { sql } from 'kysely';

export const insertFile = (
  transaction: MallTransaction,
  { sentAt, ...file }: BoardAttachment & { readonly sentAt: Date },
) =>
  transaction
    .insertInto('contentFile')
    .values({ ...file, sentAt, mallId: transaction.mallId })
    .execute();

/** Uploaded files of the mall with these names, in the order of the names. */
export async function findFiles(
  transaction: MallTransaction,
  attachmentNames: readonly string[],
): Promise<BoardAttachment[]> {
  if (attachmentNames.length === 0) return [];
  const rows = await transaction
    .selectFrom('contentFile')
    .select(['attachmentName', 'fileName', 'fileType', 'byteCount'])
    .where('mallId', '=', transaction.mallId)
    .where('attachmentName', 'in', [...attachmentNames])
    .execute();
  const byName = new Map(rows.map((row) => [row.attachmentName, { ...row, fileType: row.fileType as AttachmentType }]));
  return attachmentNames.flatMap((name) => byName.get(name) ?? []);
}

/** Deletes files that were uploaded before a moment and that no revision names; returns their names. */
export async function deleteLooseFiles(transaction: MallTransaction, before: Date): Promise<string[]> {
  const rows = await transaction
    .deleteFrom('contentFile as f')
    .where('f.mallId', '=', transaction.mallId)
    .where('f.sentAt', '<', before)
    .where(
      sql<boolean>`not exists (select from content_revision r where r.mall_id = f.mall_id
        and r.body -> 'files' @> jsonb_build_array(jsonb_build_object('attachmentName', f.attachment_name)))`,
    )
    .returning('f.attachmentName')
    .execute();
  return rows.map(({ attachmentName }) => attachmentName);
}
