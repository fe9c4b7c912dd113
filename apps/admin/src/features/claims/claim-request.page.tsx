import { getClaimable } from '@mall/contracts/office/claims';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { OfficeLink } from '../../kit/office-link.tsx';
import { PageBody, PageHead } from '../../kit/page.tsx';
import { Empty, Failure, RowSkeleton } from '../../kit/states.tsx';
import { reading } from '../../lib/use-office.ts';
import { RequestForm } from './request-form.tsx';

/** A claim on behalf of a caller, for the order that the address names. */
export function ClaimRequestRoute() {
  const { mallId, orderNo = '' } = useParams({ strict: false });
  const order = { mallId: Number(mallId), orderNo };
  const { data, error, refetch } = useQuery(reading(getClaimable, { params: order }));
  const back = (
    <OfficeLink screen="order" params={{ mallId: mallId, orderNo }}>
      주문 {orderNo.slice(0, 8)} {orderNo.slice(8)}
    </OfficeLink>
  );
  return (
    <>
      <PageHead parent={back} title="회원 대신 클레임 신청" />
      <PageBody>
        {error && !data && <Failure error={error} what="주문을" retry={() => refetch()} />}
        {!data && !error && <RowSkeleton rows={6} columns={3} />}
        {data?.types.length === 0 && (
          <Empty title="지금은 신청할 수 없어요">
            취소는 발송 전까지, 교환과 반품은 받은 날부터 7일 안에 신청할 수 있어요.
          </Empty>
        )}
        {data && data.types.length > 0 && <RequestForm order={order} claimable={data} />}
      </PageBody>
    </>
  );
}
