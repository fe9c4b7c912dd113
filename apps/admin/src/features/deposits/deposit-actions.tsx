import { askDeposits, type OrderMoney, retryReceipts } from '@mall/contracts/office/deposits';
import { useState } from 'react';
import { Button } from '../../kit/button.tsx';
import { ReturnForm } from './return-form.tsx';
import { useOne } from './use-money.ts';

/** The actions on an order's money that these staff may take, the next legal move last. */
export function DepositActions({ money }: { money: OrderMoney }) {
  const ask = useOne(askDeposits, '결제사에 확인했어요');
  const receipt = useOne(retryReceipts, '현금영수증을 다시 발급했어요');
  const [isReturning, setReturning] = useState(false);
  const may = (act: OrderMoney['acts'][number]) => money.acts.includes(act);
  return (
    <>
      {may('receipt') && (
        <Button isBusy={receipt.isBusy} onClick={() => receipt.run(money)}>
          현금영수증 다시 발급
        </Button>
      )}
      {may('ask') && (
        <Button keys="a" isBusy={ask.isBusy} onClick={() => ask.run(money)}>
          결제사에 다시 확인
        </Button>
      )}
      {may('return') && (
        <Button variant="primary" keys="r" onClick={() => setReturning(true)}>
          돌려주기
        </Button>
      )}
      {isReturning && <ReturnForm money={money} onClose={() => setReturning(false)} />}
    </>
  );
}

export const consequenceOf = ({ acts }: OrderMoney): string =>
  acts.includes('return') ? '계좌를 적으면 다른 사람의 결재를 기다려요' : '';
