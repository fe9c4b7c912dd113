import type { MemberCard } from '@mall/contracts/office/members';
import { Toned } from '../../kit/badge.tsx';
import { grouped, won } from '../../lib/numbers.ts';
import styles from './members.module.css';

/** A member's history and open matters, in figures. */
export function Tiles({ member }: { member: MemberCard }) {
  const open = (count: number) => (count > 0 ? <Toned tone="warn">답을 기다려요</Toned> : '없어요');
  return (
    <ul className={styles.tiles}>
      <li>
        <span>주문 12개월</span>
        <b>{grouped(member.orders)}건</b>
        <small>{won(member.orderAmount)}</small>
      </li>
      <li>
        <span>열린 클레임</span>
        <b>{grouped(member.openClaims)}건</b>
        <small>{member.openClaims > 0 ? <Toned tone="err">처리를 기다려요</Toned> : '없어요'}</small>
      </li>
      <li>
        <span>진행 중 신청</span>
        <b>{grouped(member.openApplications)}건</b>
        <small>{member.openApplications > 0 ? <Toned tone="warn">진행 중이에요</Toned> : '없어요'}</small>
      </li>
      <li>
        <span>문의</span>
        <b>{grouped(member.openQuestions)}건</b>
        <small>{open(member.openQuestions)}</small>
      </li>
    </ul>
  );
}
