import { boardType } from '@mall/contracts/codes';
import { AppError } from '@mall/contracts/errors';
import { inMall, type MallScope } from '@mall/db/in-mall';
import type { Dependencies } from '../../dependencies.ts';
import { holdNext } from '../../publishing/hold.ts';

/** Removes a notice from the mall's board, with its files; the office keeps its content. Errors: 4040 no such notice on the board. */
export async function removeNotice(
  { database, clock }: Pick<Dependencies, 'database' | 'clock'>,
  mall: MallScope,
  postNo: number,
): Promise<void> {
  await inMall(database, mall, (transaction) =>
    holdNext(transaction, { kind: boardType.notice, key: postNo }, (held) => {
      if (held.state !== 'LIVE') throw new AppError('4040');
      return { ...held, state: 'ENDED', staffNo: null, madeAt: clock() };
    }),
  );
}
