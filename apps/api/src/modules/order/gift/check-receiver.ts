import { AppError, fieldError } from '@mall/contracts/errors';
import type { MallTransaction } from '@mall/db/in-mall';
import { mostWrongNumbers } from '@mall/domain/gift';
import { updateGift } from './gift.repository.ts';
import type { LockedGift } from './lock-gift.ts';

/**
 * Whoever accepts or declines a gift must know the phone number that the giver entered. Returns the error for a wrong
 * number instead of throwing it, so that the transaction commits and the failed attempt is counted.
 */
export async function checkReceiver(
  transaction: MallTransaction,
  { gift }: LockedGift,
  phone: string,
): Promise<AppError | undefined> {
  if (gift.wrongNumbers >= mostWrongNumbers) return tooManyTries();
  if (phone === gift.receiverPhone) return undefined;
  const wrongNumbers = gift.wrongNumbers + 1;
  await updateGift(transaction, gift.orderNo, { wrongNumbers });
  return wrongNumbers >= mostWrongNumbers
    ? tooManyTries()
    : fieldError('phone', otherNumber(mostWrongNumbers - wrongNumbers));
}

const otherNumber = (left: number): string =>
  `보낸 분이 알고 있는 번호와 달라요. ${left}번 더 틀리면 이 링크로는 받을 수 없어요.`;

const tooManyTries = () =>
  new AppError('1252', { description: '번호가 여러 번 달랐어요. 보낸 분에게 새 링크를 받아 주세요.' });
