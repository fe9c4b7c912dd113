import { Badge, Toned } from '../../kit/badge.tsx';
import { Drawer } from '../../kit/drawer.tsx';
import { LongNumber, MallName } from '../../kit/marks.tsx';
import { Part } from '../../kit/page.tsx';
import { Failure, RowSkeleton } from '../../kit/states.tsx';
import { dueText } from '../../lib/moments.ts';
import { Checks, History, Movements, Request, Steps } from './claim-parts.tsx';
import { stateTones, stateWords, typeWords } from './claim-words.ts';
import { consequenceOf, DecideButton, DecisionForm, useDecisionForm, Waiting } from './decision-form.tsx';
import { RefundPanel } from './refund-panel.tsx';
import { type ClaimPlace, useClaim } from './use-claim.ts';

/** A claim beside its list. */
export function ClaimDrawer({ place }: { place: ClaimPlace }) {
  const { data: claim, error, refetch } = useClaim(place);
  const deciding = useDecisionForm(place, claim);
  const due = claim?.dueAt ? dueText(claim.dueAt) : undefined;
  return (
    <Drawer
      history={claim && { mallId: place.mallId, subject: `claim ${place.orderNo}/${place.claimNo}` }}
      title={
        <>
          {claim && `${typeWords[claim.type]} `}
          <LongNumber value={place.orderNo} />
        </>
      }
      label={`클레임 ${place.orderNo}`}
      badge={claim && <Badge tone={stateTones[claim.state]}>{stateWords[claim.state]}</Badge>}
      note={
        due && (
          <Toned tone={due.tone} isStrong={due.tone !== 'plain'}>
            {due.text}
          </Toned>
        )
      }
      consequence={consequenceOf(deciding)}
      actions={claim && claim.moves.length > 0 && <DecideButton deciding={deciding} />}
    >
      {error && !claim && <Failure error={error} what="클레임을" retry={() => refetch()} />}
      {!claim && !error && <RowSkeleton rows={8} columns={2} />}
      {claim && (
        <>
          <Steps claim={claim} />
          <Waiting claim={claim} />
          <Part title="회원 요청" end={<MallName mallId={claim.mallId} name={claim.mallName} />}>
            <Request claim={claim} />
          </Part>
          <RefundPanel claim={claim} />
          {claim.moves.length > 0 && (
            <Part title="어떻게 처리할까요?">
              <DecisionForm deciding={deciding} />
            </Part>
          )}
          <Part title="결정 전 확인">
            <Checks claim={claim} />
          </Part>
          <Part title="결제·환불 내역">
            <Movements claim={claim} />
          </Part>
          <Part title="처리 이력">
            <History claim={claim} />
          </Part>
        </>
      )}
    </Drawer>
  );
}
