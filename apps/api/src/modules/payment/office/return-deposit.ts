import type { RefundAccount } from '@mall/contracts/claim';
import { fieldError } from '@mall/contracts/errors';
import { maskAccount, maskName } from '@mall/contracts/masking';
import { bankNames } from '@mall/contracts/payment-codes';
import { inMall } from '@mall/db/in-mall';
import { formatWon } from '@mall/domain/money';
import { officePath } from '@mall/domain/office/screens';
import type { Dependencies } from '../../../dependencies.ts';
import { openCase } from '../../case/cases.ts';
import { getLateDeposit } from '../virtual-account/get-late-deposit.ts';
import { findHeld } from '../virtual-account/return-late-deposit.ts';

/** The name of an order's late deposit in audit rows and cases. */
export const depositSubject = (orderNo: string): string => `deposit ${orderNo}`;

type Wanted = {
  readonly mallId: number;
  readonly orderNo: string;
  readonly refundAccount: RefundAccount;
  readonly reason: string;
  readonly madeBy: number;
};

/**
 * Opens a case to refund a late deposit. Errors: 4043; 4094 there is no late deposit, or a case is pending; 4220 an
 * unknown bank.
 */
export function openReturnCase(
  { database, clock }: Pick<Dependencies, 'database' | 'clock'>,
  { mallId, orderNo, refundAccount, reason, madeBy }: Wanted,
): Promise<number> {
  const { bankCode, accountNumber, holder } = refundAccount;
  const bank = bankNames.get(bankCode);
  if (bank === undefined) throw fieldError('refundAccount.bankCode', '은행을 골라 주세요.');
  return inMall(database, { mallId }, async (transaction) => {
    const { held } = await findHeld(transaction, { orderNo });
    const late = await getLateDeposit(transaction, orderNo);
    const wanted = {
      ...{ kind: 'deposit.return', ofMallId: mallId, subject: depositSubject(orderNo), reason },
      request: { orderNo, refundAccount },
      differences: [
        { name: '보관 중인 입금', before: formatWon(late), after: formatWon(late - held) },
        { name: '돌려줄 계좌', before: '없음', after: `${bank} ${maskAccount(accountNumber)} ${maskName(holder)}` },
      ],
      risks: ['승인하면 바로 보내요', '보낸 돈은 되돌릴 수 없어요'],
      path: officePath({ screen: 'deposit', params: { mallId, orderNo } }),
    };
    return openCase(transaction, wanted, { madeBy, at: clock() });
  });
}
