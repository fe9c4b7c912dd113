import { AppError } from '@mall/contracts/errors';
import { formatWon } from '@mall/domain/money';

/** 4093: the orders' total differs from the one that the member saw; with the current one, and what to do. */
export const totalChanged = (total: number): AppError =>
  new AppError('4093', {
    description: `그사이 금액이 바뀌어 주문하지 않았어요. 지금은 ${formatWon(total)}이에요. 금액을 확인하고 다시 주문해 주세요.`,
  });
