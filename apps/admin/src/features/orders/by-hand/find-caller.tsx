import { listMembers } from '@mall/contracts/office/members';
import { textOf } from '@mall/contracts/office/personal';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import Search from 'lucide-react/icons/search';
import { useDeferredValue, useState } from 'react';
import { TextField } from '../../../kit/form/controls.tsx';
import { MallName } from '../../../kit/marks.tsx';
import { Failure } from '../../../kit/states.tsx';
import { reading } from '../../../lib/use-office.ts';
import styles from './by-hand.module.css';
import type { Caller } from './use-by-hand.ts';

/** Finds the caller: by phone, name or id, in all malls. */
export function FindCaller({ onChoose }: { onChoose: (caller: Caller) => void }) {
  const [text, setText] = useState('');
  const q = useDeferredValue(text.trim());
  const found = useQuery({
    ...reading(listMembers, { query: { q, state: { operator: 'is', values: ['ACTIVE'] }, size: 10 } }),
    enabled: q.length > 1,
    placeholderData: keepPreviousData,
  });
  const rows = q.length > 1 ? (found.data?.rows ?? []) : [];
  return (
    <>
      <TextField
        label="전화한 회원"
        placeholder="전화번호, 이름, 아이디"
        icon={Search}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      {found.isError && <Failure error={found.error} what="회원을" retry={() => found.refetch()} />}
      <ul className={styles.found}>
        {rows.map((member) => (
          <li key={`${member.mallId} ${member.memberNo}`}>
            <button type="button" onClick={() => onChoose(member)}>
              <b>{textOf(member.name)}</b>
              <span>{textOf(member.phone)}</span>
              <MallName mallId={member.mallId} name={member.mallName} />
            </button>
          </li>
        ))}
        {q.length > 1 && found.isSuccess && rows.length === 0 && <li>찾는 회원이 없어요</li>}
      </ul>
    </>
  );
}
