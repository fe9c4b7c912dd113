import type { TermDetail } from '@mall/contracts/office/terms';
import { termLabel } from '@mall/domain/term-words';
import { koreanDay } from '@mall/domain/terms';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { Badge } from '../../kit/badge.tsx';
import { Button } from '../../kit/button.tsx';
import { ChangeHistory } from '../../kit/change-history.tsx';
import { LockedNotice } from '../../kit/locked-notice.tsx';
import { OfficeLink } from '../../kit/office-link.tsx';
import { Card, PageBody, PageHead, Part, TwoColumns } from '../../kit/page.tsx';
import { Empty } from '../../kit/states.tsx';
import { momentText } from '../../lib/moments.ts';
import { TermDiff } from './term-diff.tsx';
import { TermPreview } from './term-preview.tsx';
import { Marks, Versions, Withdrawn } from './term-side.tsx';
import type { Owner } from './term-words.ts';
import { TermWriter } from './term-writer.tsx';
import styles from './terms.module.css';
import { WithdrawalWaiting, WithdrawTerms } from './withdraw-terms.tsx';

type Props = {
  owner: Owner;
  detail: TermDetail;
  onChanged: (isChanged: boolean) => void;
};

/** A text: what each version changed, and the draft of the next one. */
export function TermScreen({ owner, detail, onChanged }: Props) {
  const { termCode, versions, draft, mayRequest } = detail;
  const [isWriting, setWriting] = useState(draft !== null && draft.waiting === null && mayRequest);
  const [shown, setShown] = useState(0);
  const label = termLabel(termCode);
  const head = {
    parent: (
      <OfficeLink screen="terms" {...(owner.mallId !== null && { search: { of: 'mall' } })}>
        약관
      </OfficeLink>
    ),
    title: owner.mallId === null ? label : `${label}에 더한 글`,
    context: detail.mall?.name,
  };
  if (isWriting) return <TermWriter {...{ owner, detail, head, onChanged }} onClose={() => setWriting(false)} />;
  return (
    <>
      <PageHead
        {...head}
        badges={draft && <Badge tone="warn">{draft.waiting ? '결재 중' : '초안'}</Badge>}
        actions={
          mayRequest &&
          !draft?.waiting && (
            <Button variant="primary" icon={Plus} keys="n" onClick={() => setWriting(true)}>
              {draft ? '이어서 쓰기' : '다음 버전 쓰기'}
            </Button>
          )
        }
      />
      <PageBody>
        <LockedNotice lockedBy={detail.lockedBy} />
        <TwoColumns
          side={
            <>
              <Versions versions={versions} shown={shown} onShow={setShown} />
              <Withdrawn withdrawn={detail.withdrawn} />
              <Marks />
              <Part title="변경 이력">
                <ChangeHistory subject={`terms ${termCode}`} {...(owner.mallId !== null && { mallId: owner.mallId })} />
              </Part>
            </>
          }
        >
          {draft && <Waiting owner={owner} draft={draft} last={versions[0]?.html ?? ''} />}
          <Shown owner={owner} detail={detail} shown={shown} />
        </TwoColumns>
      </PageBody>
    </>
  );
}

type Drafted = { owner: Owner; draft: NonNullable<TermDetail['draft']>; last: string };

function Waiting({ owner, draft, last }: Drafted) {
  return (
    <Card
      title={`${koreanDay(draft.appliedOn)} 버전`}
      note={`${draft.by ?? '운영사'} · ${momentText(draft.changedAt)}`}
      end={<TermPreview owner={owner} draft={draft} />}
    >
      {draft.waiting && (
        <p className={styles.waiting}>
          {`${draft.waiting.by} 님이 올린 결재를 기다려요. 승인되면 회원에게 알려요.`}
          <OfficeLink screen="cases">결재로 가기</OfficeLink>
        </p>
      )}
      <TermDiff before={last} after={draft.html} />
      <h3 className={styles.told}>{draft.noticeTitle}</h3>
      <iframe className={styles.notice} title="알림 글" sandbox="" srcDoc={draft.noticeHtml} />
    </Card>
  );
}

function Shown({ owner, detail, shown }: { owner: Owner; detail: TermDetail; shown: number }) {
  const [version, before] = [detail.versions[shown], detail.versions[shown + 1]];
  if (!version) return <Empty title="아직 시행한 글이 없어요">다음 버전을 쓰고 결재를 올리면 여기에 쌓여요.</Empty>;
  const { appliedOn, state, withdrawal } = version;
  const mayWithdraw = state === 'ANNOUNCED' && version.announcedAt !== null && detail.mayRequest && !withdrawal;
  return (
    <Card
      title={`${koreanDay(appliedOn)} 버전`}
      note={before ? `${koreanDay(before.appliedOn)} 버전과 비교해요` : '첫 버전이에요'}
      end={mayWithdraw && <WithdrawTerms {...{ owner, detail, appliedOn }} />}
    >
      {withdrawal && <WithdrawalWaiting by={withdrawal.by} />}
      <TermDiff before={before?.html ?? version.html} after={version.html} />
      <iframe className={styles.text} title={`${appliedOn} 버전의 글`} sandbox="" srcDoc={version.html} />
    </Card>
  );
}
