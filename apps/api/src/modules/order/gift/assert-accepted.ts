import { AppError } from '@mall/contracts/errors';
import type { MallTransaction } from '@mall/db/in-mall';
import { findGift } from './gift.repository.ts';

/** 4094 while the gift has no delivery address. */
export async function assertAccepted(transaction: MallTransaction, orderNo: string): Promise<void> {
  const gift = await findGift(transaction, orderNo);
  if (!gift?.acceptedAt) throw new AppError('4094', { description: '선물을 받는 분이 아직 주소를 입력하지 않았어요.' });
}
