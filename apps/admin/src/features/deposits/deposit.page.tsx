import { getDeposit } from '@mall/contracts/office/deposits';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { Badge } from '../../kit/badge.tsx';
import { CopyButton } from '../../kit/marks.tsx';
import { OfficeLink } from '../../kit/office-link.tsx';
import { PageBody, PageHead } from '../../kit/page.tsx';
import { Failure, RowSkeleton } from '../../kit/states.tsx';
import { won } from '../../lib/numbers.ts';
import { reading } from '../../lib/use-office.ts';
import { DepositActions } from './deposit-actions.tsx';
import { MoneyParts, ReturnNotice } from './money-parts.tsx';

/** The money of the order that the address names. */
export function DepositRoute() {
  const { mallId, orderNo = '' } = useParams({ strict: false });
  const params = { mallId: Number(mallId), orderNo };
  const { data: money, error, refetch } = useQuery(reading(getDeposit, { params }));
  if (!money)
    return error ? (
      <Failure error={error} what="입금을" retry={() => void refetch()} />
    ) : (
      <RowSkeleton rows={8} columns={2} />
    );
  return (
    <>
      <PageHead
        parent={<OfficeLink screen="deposits">입금</OfficeLink>}
        title={`${orderNo.slice(0, 8)} ${orderNo.slice(8)}`}
        badges={
          <>
            <CopyButton value={orderNo} what="주문번호" />
            {money.late > 0 && <Badge tone="err">{`늦은 입금 ${won(money.late)}`}</Badge>}
          </>
        }
        actions={money.acts.length > 0 && <DepositActions money={money} />}
      />
      <PageBody>
        <ReturnNotice money={money} />
        <MoneyParts money={money} />
      </PageBody>
    </>
  );
}
