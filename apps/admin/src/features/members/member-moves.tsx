import { withdrawalReasons } from '@mall/contracts/member';
import { blockReasons, type MemberCard } from '@mall/contracts/office/members';
import { textOf } from '@mall/contracts/office/personal';
import { withdrawalReasonNames } from '@mall/domain/member-words';
import { useState } from 'react';
import { Button } from '../../kit/button.tsx';
import { RadioGroup, SelectField } from '../../kit/form/controls.tsx';
import { OfficeLink } from '../../kit/office-link.tsx';
import { ConfirmInWords } from '../../kit/overlay/confirm-in-words.tsx';
import { useToast } from '../../kit/toast.tsx';
import { useMay } from '../../lib/use-me.ts';
import { blockWords } from './member-words.ts';
import styles from './members.module.css';
import { useMemberActs } from './use-member-acts.ts';

type Asking = 'password' | 'block' | 'withdraw';

/** The actions possible for the member now. */
export function MemberMoves({ member }: { member: MemberCard }) {
  const [asking, setAsking] = useState<Asking>();
  const mayWrite = useMay('members.write');
  const mayDecide = useMay('joining.write');
  const mayOrder = useMay('orders.write') && member.state === 'ACTIVE';
  const acts = useMemberActs({ mallId: member.mallId, memberNo: member.memberNo });
  const whom = `${member.mallId}-${member.memberNo}`;
  const may = (move: MemberCard['moves'][number]) => mayWrite && member.moves.includes(move);
  return (
    <div className={styles.moves}>
      {mayDecide && member.moves.includes('decide') && (
        <OfficeLink screen="joining" search={{ open: whom }} className={styles.link}>
          가입 승인하기
        </OfficeLink>
      )}
      {mayOrder && (
        <OfficeLink screen="orderByHand" search={{ of: whom }} className={styles.link}>
          전화 주문
        </OfficeLink>
      )}
      {may('wake') && (
        <Button size="sm" isBusy={acts.isBusy} onClick={acts.wake}>
          휴면 해제
        </Button>
      )}
      {may('endSessions') && (
        <Button size="sm" isBusy={acts.isBusy} onClick={acts.endSessions}>
          {`모든 기기 로그아웃 (${member.devices})`}
        </Button>
      )}
      {may('temporaryPassword') && (
        <Button size="sm" onClick={() => setAsking('password')}>
          임시 비밀번호 메일
        </Button>
      )}
      {may('unblock') && (
        <Button size="sm" isBusy={acts.isBusy} onClick={acts.unblock}>
          이용 제한 풀기
        </Button>
      )}
      {may('block') && (
        <Button size="sm" onClick={() => setAsking('block')}>
          이용 제한
        </Button>
      )}
      {may('withdraw') && (
        <Button size="sm" onClick={() => setAsking('withdraw')}>
          탈퇴 처리
        </Button>
      )}
      {asking && <Question asking={asking} member={member} acts={acts} onClose={() => setAsking(undefined)} />}
    </div>
  );
}

type QuestionProps = {
  asking: Asking;
  member: MemberCard;
  acts: ReturnType<typeof useMemberActs>;
  onClose: () => void;
};

/** Irreversible actions, and those that need a reason, ask once. */
function Question({ asking, member, acts, onClose }: QuestionProps) {
  const toast = useToast();
  const [block, setBlock] = useState<(typeof blockReasons)[number]>('ABUSE');
  const [leave, setLeave] = useState<(typeof withdrawalReasons)[number]>('OTHER');
  const name = textOf(member.name);
  const done = (work: Promise<unknown>) => work.then(onClose, toast.error);
  if (asking === 'password')
    return (
      <ConfirmInWords
        title={`${name}님에게 임시 비밀번호 메일을 보낼까요?`}
        action="메일 보내기"
        onConfirm={() => done(acts.mailPassword())}
        onClose={onClose}
      >
        {textOf(member.email)}로 링크를 보내요. 비밀번호는 회원만 볼 수 있어요.
      </ConfirmInWords>
    );
  if (asking === 'block')
    return (
      <ConfirmInWords
        title={`${name}님의 이용을 제한할까요?`}
        action="이용 제한하기"
        onConfirm={() => done(acts.block(block))}
        onClose={onClose}
      >
        <p className={styles.quiet}>모든 기기에서 바로 로그아웃되고 다시 로그인할 수 없어요.</p>
        <RadioGroup
          legend="사유"
          name="block"
          choices={blockReasons.map((value) => ({ value, label: blockWords[value] }))}
          value={block}
          onChange={(value) => setBlock(value as typeof block)}
        />
      </ConfirmInWords>
    );
  return (
    <ConfirmInWords
      title={`${name}님을 탈퇴 처리할까요?`}
      name={String(member.memberNo)}
      action="탈퇴 처리하기"
      onConfirm={() => done(acts.withdraw(leave))}
      onClose={onClose}
    >
      <p className={styles.quiet}>개인정보를 지우고 되돌릴 수 없어요. 진행 중인 주문이나 신청이 있으면 할 수 없어요.</p>
      <SelectField
        label="탈퇴하는 이유"
        value={leave}
        onChange={(event) => setLeave(event.target.value as typeof leave)}
        choices={withdrawalReasons.map((value) => ({ value, label: withdrawalReasonNames[value] }))}
      />
    </ConfirmInWords>
  );
}
