import { getProductRequest, type RequestDetail } from '@mall/contracts/office/product-requests';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { Badge } from '../../kit/badge.tsx';
import { Drawer, useDrawer } from '../../kit/drawer.tsx';
import { OfficeLink } from '../../kit/office-link.tsx';
import { PageBody, PageHead } from '../../kit/page.tsx';
import { Failure, RowSkeleton } from '../../kit/states.tsx';
import { reading } from '../../lib/use-office.ts';
import { RequestActions } from './request-actions.tsx';
import { RequestBody } from './request-body.tsx';
import { roundText, stateTones, stateWords } from './request-words.ts';
import { WithdrawRequest } from './withdraw-request.tsx';

const read = (requestNo: number) => reading(getProductRequest, { params: { requestNo } });
const historyOf = ({ productNo }: RequestDetail) => ({ subject: `product ${productNo}` });

const StateBadge = ({ state, round }: Pick<RequestDetail, 'state' | 'round'>) => (
  <Badge tone={stateTones[state]}>{`${stateWords[state]} · ${roundText(round)}`}</Badge>
);

/** A request beside the queue; after a decision the next one opens. */
export function RequestDrawer({ requestNo }: { requestNo: number }) {
  const { data } = useQuery(read(requestNo));
  const { next } = useDrawer();
  return (
    <Drawer
      title={data?.name ?? `요청 ${requestNo}`}
      badge={data && <StateBadge {...data} />}
      isDesk
      history={data && historyOf(data)}
      consequence={data?.mayDecide && '승인하면 모든 몰에 바로 보여요'}
      actions={data && <Acts request={data} onDone={next} />}
    >
      <Loaded requestNo={requestNo} />
    </Drawer>
  );
}

/** The request that the address names, on its own page. */
export function RequestRoute() {
  const { requestNo = '' } = useParams({ strict: false });
  const { data } = useQuery(read(Number(requestNo)));
  return (
    <>
      <PageHead
        parent={<OfficeLink screen="approvals">승인</OfficeLink>}
        title={data?.name ?? `요청 ${requestNo}`}
        badges={data && <StateBadge {...data} />}
        actions={data && <Acts request={data} onDone={undefined} />}
      />
      <PageBody>
        <Loaded requestNo={Number(requestNo)} />
      </PageBody>
    </>
  );
}

const Acts = (props: ComponentProps<typeof RequestActions>) => {
  const { mayDecide, isMine, state } = props.request;
  if (mayDecide) return <RequestActions {...props} />;
  return isMine && state === 'R' && <WithdrawRequest request={props.request} />;
};

function Loaded({ requestNo }: { requestNo: number }) {
  const { data, error, refetch } = useQuery(read(requestNo));
  if (data) return <RequestBody request={data} />;
  return error ? (
    <Failure error={error} what="요청을" retry={() => void refetch()} />
  ) : (
    <RowSkeleton rows={8} columns={3} />
  );
}
