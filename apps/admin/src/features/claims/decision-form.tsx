import { type ClaimDetail, decideOfficeClaim } from '@mall/contracts/office/claims';
import { type ClaimDecision, claimDecisions } from '@mall/contracts/order-codes';
import { type SyntheticEvent, useRef, useState } from 'react';
import { Badge } from '../../kit/badge.tsx';
import { Button } from '../../kit/button.tsx';
import { TextArea } from '../../kit/form/controls.tsx';
import { longestOf } from '../../kit/form/longest.ts';
import { useKeys } from '../../kit/keys/use-keys.ts';
import { useToast } from '../../kit/toast.tsx';
import { momentText } from '../../lib/moments.ts';
import { won } from '../../lib/numbers.ts';
import { isOfficeError } from '../../lib/office-error.ts';
import { decisionWords, paysBack, typeWords } from './claim-words.ts';
import styles from './decision.module.css';
import { ChangedRefund } from './refund-panel.tsx';
import { type ClaimPlace, useDecision } from './use-claim.ts';

type Preview = ClaimDetail['preview'];

/** The form of a decision on a claim; a stale refusal keeps everything that was typed. */
export function useDecisionForm(place: ClaimPlace, claim: ClaimDetail | undefined) {
  const toast = useToast();
  const decide = useDecision();
  const [chosen, setChosen] = useState<ClaimDecision>();
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState('');
  /** The refund that was shown when the server reported that it had changed. */
  const [seen, setSeen] = useState<Preview>();
  const moves = claim?.moves ?? [];
  const decision = chosen && moves.includes(chosen) ? chosen : moves[0];
  const submit = (event?: SyntheticEvent) => {
    event?.preventDefault();
    if (!claim || !decision || decide.isPending) return;
    const isMissing = decision === 'reject' && reason.trim() === '';
    setMissing(isMissing ? '회원이 읽을 거절 사유를 적어 주세요' : '');
    if (isMissing) return;
    setSeen(undefined);
    const body = { decision, reason: reason.trim(), seenRefund: claim.preview.refund };
    decide.mutate(
      { params: place, body },
      {
        onSuccess: ({ caseNo }) => {
          setReason('');
          setChosen(undefined);
          toast(caseNo === null ? decisionWords(claim.type, decision).done : `결재 ${caseNo}번으로 올렸어요`);
        },
        onError: (error) => {
          if (isOfficeError(error, '4090')) setSeen(claim.preview);
          else toast.error(error);
        },
      },
    );
  };
  return {
    ...{ claim, decision, reason, missing, seen, submit, isBusy: decide.isPending },
    choose: (next: ClaimDecision) => {
      setChosen(next);
      setMissing('');
    },
    write: (text: string) => {
      setReason(text);
      setMissing('');
    },
  };
}
type Deciding = ReturnType<typeof useDecisionForm>;

const formOf = ({ claim }: Deciding) => `decide-${claim?.orderNo}-${claim?.claimNo}`;

/** The legal decisions, the reason that the member reads, and a refund that has changed meanwhile. */
export function DecisionForm({ deciding }: { deciding: Deciding }) {
  const { claim, decision, reason, missing, seen } = deciding;
  const fields = useRef<HTMLFieldSetElement>(null);
  const toDecision = () => fields.current?.querySelector<HTMLElement>('input:checked')?.focus();
  useKeys([{ keys: 'd', label: '결정하기', group: '클레임', run: toDecision }]);
  if (!claim || !decision) return null;
  return (
    <form id={formOf(deciding)} className={styles.decide} onSubmit={deciding.submit} noValidate>
      {seen && <ChangedRefund seen={seen} now={claim.preview} />}
      <fieldset ref={fields} className={styles.cards}>
        <legend className="visually-hidden">결정</legend>
        {claimDecisions
          .filter((one) => claim.moves.includes(one))
          .map((one) => {
            const { name, note } = decisionWords(claim.type, one);
            return (
              <label key={one}>
                <input
                  type="radio"
                  name={formOf(deciding)}
                  checked={one === decision}
                  onChange={() => deciding.choose(one)}
                />
                <b>{name}</b>
                <small>{note}</small>
              </label>
            );
          })}
      </fieldset>
      <TextArea
        label={decision === 'reject' ? '거절 사유' : '회원에게 남길 말'}
        note={decision === 'reject' ? '회원이 읽어요' : '회원이 읽어요 · 비워도 돼요'}
        error={missing}
        maxLength={longestOf(decideOfficeClaim.body, 'reason')}
        value={reason}
        onChange={(event) => deciding.write(event.target.value)}
      />
    </form>
  );
}

/** The button of the decision, with the amount to refund. */
export function DecideButton({ deciding, isBlock }: { deciding: Deciding; isBlock?: boolean }) {
  const { claim, decision } = deciding;
  if (!claim || !decision) return null;
  const { name } = decisionWords(claim.type, decision);
  const hasCase = claim.needsCase && paysBack(claim.type, decision);
  const sum = claim.type !== 'EXCHANGE' && decision !== 'reject' ? ` · ${won(claim.preview.refund)}` : '';
  return (
    <Button
      type="submit"
      form={formOf(deciding)}
      variant={decision === 'reject' ? 'danger' : 'primary'}
      size={isBlock ? 'lg' : 'md'}
      keys="mod+enter"
      keysLabel="결정 보내기"
      isBlock={isBlock === true}
      isBusy={deciding.isBusy}
    >
      {hasCase ? `결재 올리기${sum}` : `${typeWords[claim.type]} ${name}${sum}`}
    </Button>
  );
}

/** What the button will do, in words. */
export function consequenceOf({ claim, decision }: Deciding): string {
  if (!claim || !decision) return '';
  if (claim.needsCase && paysBack(claim.type, decision)) return '혼자 결정할 수 있는 금액을 넘어 결재를 거쳐요';
  if (paysBack(claim.type, decision)) return '바로 환불해요. 되돌릴 수 없어요.';
  if (claim.type === 'RETURN' && decision !== 'reject') return '환불은 상품이 도착하고 완료할 때 해요';
  return '회원이 주문 내역에서 읽어요';
}

/** Why nothing can be decided: the refund is under way, or waits for a second person. */
export function Waiting({ claim }: { claim: ClaimDetail }) {
  const { waitingCase } = claim;
  if (!waitingCase) return null;
  return (
    <p className={styles.waiting}>
      <Badge tone="warn">결재 기다림</Badge> {waitingCase.madeBy} 님이 {momentText(waitingCase.madeAt)}에 결재{' '}
      {waitingCase.caseNo}번을 올렸어요. 다른 사람이 승인하면 환불해요.
    </p>
  );
}
