import { type Contact, showContact } from '@mall/contracts/office/contacts';
import { type MemberCard, showMember } from '@mall/contracts/office/members';
import { textOf } from '@mall/contracts/office/personal';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { Avatar } from '../../../kit/marks.tsx';
import { Part, useWindowTitle } from '../../../kit/page.tsx';
import { Failure, RowSkeleton } from '../../../kit/states.tsx';
import { useMe } from '../../../lib/use-me.ts';
import { reading } from '../../../lib/use-office.ts';
import { FactsInTalk, Flags, Standing } from '../member-facts.tsx';
import { MemberMoves } from '../member-moves.tsx';
import { Tiles } from '../member-tiles.tsx';
import { ChosenThing } from './chosen-thing.tsx';
import { ContactBar } from './contact-bar.tsx';
import { EndForm } from './end-form.tsx';
import { FollowUps } from './follow-ups.tsx';
import { Memos } from './memos.tsx';
import { type Chosen, Story } from './story.tsx';
import styles from './talk.module.css';
import { Verification } from './verification.tsx';

/** The contact that the address names; it survives a reload and navigation. */
export function ContactRoute() {
  const { mallId, contactNo } = useParams({ strict: false });
  const params = { mallId: Number(mallId), contactNo: Number(contactNo) };
  useWindowTitle(`상담 ${params.contactNo}`);
  const { data: contact, error, refetch } = useQuery(reading(showContact, { params }));
  if (contact) return <Talk key={params.contactNo} contact={contact} />;
  return error ? (
    <Failure error={error} what="상담을" retry={() => void refetch()} />
  ) : (
    <RowSkeleton rows={8} columns={3} />
  );
}

function Talk({ contact }: { contact: Contact }) {
  const { mallId, memberNo } = contact;
  const { data: member, error, refetch } = useQuery(reading(showMember, { params: { mallId, memberNo } }));
  const me = useMe();
  const isOwn = contact.staffNo === me?.staffNo && contact.endedAt === null;
  return (
    <div className={styles.talk}>
      <ContactBar contact={contact} mallName={member?.mallName ?? ''} canEnd={isOwn && member !== undefined} />
      {member && <Columns contact={contact} member={member} isOwn={isOwn} />}
      {!member && error && <Failure error={error} what="회원을" retry={() => void refetch()} />}
      {!member && !error && <RowSkeleton rows={8} columns={3} />}
    </div>
  );
}

type ColumnsProps = { contact: Contact; member: MemberCard; isOwn: boolean };

function Columns({ contact, member, isOwn }: ColumnsProps) {
  const [chosen, setChosen] = useState<Chosen>();
  return (
    <div className={styles.columns}>
      <section className={styles.who} aria-label="회원">
        <header className={styles.name}>
          <Avatar name={textOf(member.name)} size="lg" />
          <div>
            <h1>{textOf(member.name)}</h1>
            <span>{`${textOf(member.loginId)} · 회원번호 ${member.memberNo}`}</span>
          </div>
        </header>
        <h2 className="visually-hidden">회원 정보</h2>
        <Flags member={member} />
        {isOwn && <Verification contact={contact} />}
        <Part title="연락처">
          <FactsInTalk member={member} contactNo={isOwn ? contact.contactNo : undefined} />
        </Part>
        <Part title="동의와 상태">
          <Standing member={member} />
        </Part>
      </section>
      <section className={styles.story} aria-label="이력">
        <Tiles member={member} />
        <Story member={member} chosen={chosen} onChoose={setChosen} />
      </section>
      <section className={styles.work} aria-label="할 일">
        <ChosenThing mallId={member.mallId} chosen={chosen} />
        <Part title="계정">
          <MemberMoves member={member} />
        </Part>
        <Memos contact={contact} />
        <FollowUps contact={contact} />
        {isOwn && <EndForm contact={contact} />}
      </section>
    </div>
  );
}
