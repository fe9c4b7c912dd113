import { AppError } from '@mall/contracts/errors';
import { inMall, type MallScope } from '@mall/db/in-mall';
import { blankedWords } from '@mall/domain/blanked-words';
import type { Dependencies } from '../../../dependencies.ts';
import { lockOrderRow } from '../order.repository.ts';
import { deleteTag, insertMemo, insertTag } from './notes.repository.ts';

type Using = Pick<Dependencies, 'database' | 'clock'>;
type Note = {
  readonly orderNo: string;
  readonly staffNo: number;
  readonly memo?: string | undefined;
  readonly tag?: string | undefined;
};

/**
 * Adds a memo or a tag for other staff. Errors: 4043 there is no such order, 4094 its personal data has been erased: nothing would
 * erase the note.
 */
export const noteOrder = (
  { database, clock }: Using,
  mall: MallScope,
  { orderNo, staffNo, memo, tag }: Note,
): Promise<void> =>
  inMall(database, mall, async (transaction) => {
    const order = await lockOrderRow(transaction, orderNo);
    if (!order) throw new AppError('4043');
    if (order.blankedAt) throw new AppError('4094', { description: `${blankedWords} 메모와 태그를 더할 수 없어요.` });
    if (memo) await insertMemo(transaction, { orderNo, staffNo, body: memo, at: clock() });
    if (tag) await insertTag(transaction, orderNo, tag);
  });

/** 4040 when the order has no such tag. */
export const untag = (
  { database }: Pick<Using, 'database'>,
  mall: MallScope,
  { orderNo, tag }: { readonly orderNo: string; readonly tag: string },
): Promise<void> =>
  inMall(database, mall, async (transaction) => {
    if (!(await deleteTag(transaction, orderNo, tag))) throw new AppError('4040');
  });
