import { useParams } from '@tanstack/react-router';
import { Badge, Toned } from '../../kit/badge.tsx';
import { ChangeHistory } from '../../kit/change-history.tsx';
import { MallName } from '../../kit/marks.tsx';
import { OfficeLink } from '../../kit/office-link.tsx';
import { Card, PageBody, PageHead, Part, TwoColumns } from '../../kit/page.tsx';
import { Failure, RowSkeleton } from '../../kit/states.tsx';
import { dueText } from '../../lib/moments.ts';
import { Checks, History, Movements, Request, Steps } from './claim-parts.tsx';
import { stateTones, stateWords, typeWords } from './claim-words.ts';
import { consequenceOf, DecideButton, DecisionForm, useDecisionForm, Waiting } from './decision-form.tsx';
import { PageAct } from './page-act.tsx';
import { RefundPanel } from './refund-panel.tsx';
import { type ClaimPlace, useClaim } from './use-claim.ts';

/** The page of the claim that the address names. */
export function ClaimRoute() {
  const { mallId, orderNo, claimNo } = useParams({ strict: false });
  const place = { mallId: Number(mallId), orderNo: orderNo ?? '', claimNo: Number(claimNo) };
  return <ClaimPage key={JSON.stringify(place)} place={place} />;
}

function ClaimPage({ place }: { place: ClaimPlace }) {
  const { data: claim, error, refetch } = useClaim(place);
  const deciding = useDecisionForm(place, claim);
  if (!claim)
    return error ? (
      <Failure error={error} what="클레임을" retry={() => refetch()} />
    ) : (
      <RowSkeleton rows={8} columns={3} />
    );
  const [first] = claim.lines;
  const title = `${typeWords[claim.type]} · ${first?.productName ?? ''}${claim.lines.length > 1 ? ` 외 ${claim.lines.length - 1}` : ''}`;
  const due = claim.dueAt ? dueText(claim.dueAt) : undefined;
  return (
    <>
      <PageHead
        parent={<OfficeLink screen="claims">클레임</OfficeLink>}
        title={title}
        badges={<Badge tone={stateTones[claim.state]}>{stateWords[claim.state]}</Badge>}
        context={
          <OfficeLink screen="order" params={{ mallId: claim.mallId, orderNo: claim.orderNo }}>
            주문 {claim.orderNo.slice(0, 8)} {claim.orderNo.slice(8)}
          </OfficeLink>
        }
        actions={due && <Toned tone={due.tone} isStrong>{`기한 ${due.text}`}</Toned>}
      />
      <PageBody>
        <TwoColumns
          side={
            <>
              <RefundPanel claim={claim} />
              <Steps claim={claim} />
              <Waiting claim={claim} />
              {claim.moves.length > 0 && (
                <PageAct note={consequenceOf(deciding)}>
                  <DecideButton deciding={deciding} isBlock />
                </PageAct>
              )}
            </>
          }
        >
          <Part title="회원 요청" end={<MallName mallId={claim.mallId} name={claim.mallName} />}>
            <Request claim={claim} />
          </Part>
          {claim.moves.length > 0 && (
            <Part title="어떻게 처리할까요?">
              <DecisionForm deciding={deciding} />
            </Part>
          )}
          <Card title="결정 전 확인">
            <Checks claim={claim} />
          </Card>
          <Card title="결제·환불 내역" isFlush>
            <Movements claim={claim} />
          </Card>
          <Card
            title="처리 이력"
            end={<ChangeHistory mallId={place.mallId} subject={`claim ${place.orderNo}/${place.claimNo}`} />}
          >
            <History claim={claim} />
          </Card>
        </TwoColumns>
      </PageBody>
    </>
  );
}
