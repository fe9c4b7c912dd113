import { inMall, type MallScope } from '@mall/db/in-mall';
import { seoulDayOf } from '@mall/domain/seoul-day';
import type { Dependencies } from '../../dependencies.ts';
import { eraseExpired } from './erasure.repository.ts';

/** Erases records of the legal archive whose retention period is over. */
export const eraseExpiredArchive = ({ database }: Dependencies, mall: MallScope, now: Date): Promise<void> =>
  inMall(database, mall, (transaction) => eraseExpired(transaction, seoulDayOf(now)));
