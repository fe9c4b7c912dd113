import { boardType } from '@mall/contracts/codes';
import { inMall } from '@mall/db/in-mall';
import type { Dependencies } from '../../dependencies.ts';
import type { Mall } from '../../plugins/mall.repository.ts';
import { listPosts } from './board.repository.ts';

/** A mall's newest notices, for its operator. */
export const listNotices = ({ database }: Pick<Dependencies, 'database'>, mall: Mall): ReturnType<typeof listPosts> =>
  inMall(database, mall, (transaction) =>
    listPosts(transaction, { boardType: boardType.notice, keyword: '', label: '', limit: 50, offset: 0 }),
  );
