import { type Caller, channels, findCallers } from '@mall/contracts/office/contacts';
import { textOf } from '@mall/contracts/office/personal';
import { officeScreens } from '@mall/domain/office/screens';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import Search from 'lucide-react/icons/search';
import { type FormEvent, useRef, useState } from 'react';
import { Badge } from '../../../kit/badge.tsx';
import { Button } from '../../../kit/button.tsx';
import { Segment, TextField } from '../../../kit/form/controls.tsx';
import { longestOf } from '../../../kit/form/longest.ts';
import { useKeys } from '../../../kit/keys/use-keys.ts';
import { MallName } from '../../../kit/marks.tsx';
import { Empty } from '../../../kit/states.tsx';
import { useToast } from '../../../kit/toast.tsx';
import { callOffice } from '../../../lib/call.ts';
import { useMallScope } from '../../../lib/mall-scope.ts';
import { momentText } from '../../../lib/moments.ts';
import { useMay } from '../../../lib/use-me.ts';
import { useTalk } from '../../../lib/use-talk.ts';
import { channelWords, memberStateWords } from '../member-words.ts';
import styles from './start.module.css';

const understoodWords = {
  phone: '휴대폰 번호',
  email: '이메일',
  name: '이름',
  number: '주문·신청 번호',
  invoice: '송장 번호',
  id: '아이디',
};

/** One search box for callers: at most five results, masked; choosing one begins the contact. */
export function FindCaller() {
  const mall = useMallScope();
  const toast = useToast();
  const box = useRef<HTMLInputElement>(null);
  const hits = useRef<HTMLUListElement>(null);
  const [typed, setTyped] = useState('');
  const [channel, setChannel] = useState<(typeof channels)[number]>('PHONE');
  const mayTalk = useMay('contacts.write');
  const find = useMutation({
    mutationFn: (text: string) =>
      callOffice(findCallers, { body: { typed: text, ...(mall && { mallId: mall.mallId }) } }),
    onError: (error) => toast.error(error),
  });
  useKeys([{ keys: '/', label: '전화 건 회원 찾기', group: '상담', run: () => box.current?.focus() }]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (typed.trim() === '' || find.isPending) return;
    // Focuses the first result, so that one more key begins the contact.
    find.mutate(typed.trim(), {
      onSuccess: () => requestAnimationFrame(() => hits.current?.querySelector('button')?.focus()),
    });
  };
  const found = find.data;
  return (
    <section className={styles.find} aria-label="회원 찾기">
      <form onSubmit={submit}>
        <TextField
          ref={box}
          autoFocus
          size="lg"
          icon={Search}
          label="누가 연락했나요?"
          isLabelHidden
          placeholder="휴대폰, 이름과 뒤 4자리, 주문·신청·송장 번호, 아이디, 이메일"
          maxLength={longestOf(findCallers.body, 'typed')}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Segment
          label="연락 방법"
          choices={channels.map((value) => ({ value, label: channelWords[value] }))}
          value={channel}
          onChange={(value) => setChannel(value as typeof channel)}
        />
        <Button type="submit" variant="primary" size="lg" isBusy={find.isPending}>
          찾기
        </Button>
      </form>
      {found && (
        <p className={styles.understood} role="status">
          {`${understoodWords[found.understood]}로 찾았어요`}
          {found.isMore && ' · 더 있어요. 뒤 4자리까지 적으면 좁혀져요.'}
        </p>
      )}
      {found?.callers.length === 0 && (
        <Empty title="찾은 회원이 없어요">주문번호나 이메일로도 찾을 수 있어요. 탈퇴한 회원은 나오지 않아요.</Empty>
      )}
      <ul ref={hits} className={styles.hits}>
        {found?.callers.map((caller) => (
          <Hit key={`${caller.mallId}-${caller.memberNo}`} {...{ caller, channel, mayTalk }} />
        ))}
      </ul>
    </section>
  );
}

type HitProps = { caller: Caller; channel: (typeof channels)[number]; mayTalk: boolean };

function Hit({ caller, channel, mayTalk }: HitProps) {
  const toast = useToast();
  const navigate = useNavigate();
  const { mallId, memberNo } = caller;
  const { talk, isOpening } = useTalk({ mallId, memberNo }, toast.error);
  const show = () => navigate({ to: officeScreens.members, search: { open: `${mallId}-${memberNo}` } });
  const pick = () => (mayTalk ? talk(channel) : void show());
  return (
    <li>
      <button type="button" aria-busy={isOpening} onClick={pick}>
        <MallName mallId={caller.mallId} name={caller.mallName} />
        <b>{textOf(caller.name)}</b>
        <span>{textOf(caller.phone)}</span>
        <span>{textOf(caller.loginId)}</span>
        <span>{textOf(caller.email)}</span>
        {caller.isBlocked && <Badge tone="err">이용 제한</Badge>}
        {caller.state !== 'ACTIVE' && <Badge tone="warn">{memberStateWords[caller.state]}</Badge>}
        <small>{caller.lastOrderedAt ? `최근 주문 ${momentText(caller.lastOrderedAt)}` : '주문 없음'}</small>
      </button>
    </li>
  );
}
