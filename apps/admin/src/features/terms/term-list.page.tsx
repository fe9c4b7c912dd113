import type { TermChain } from '@mall/contracts/office/terms';
import { seoulDayOf } from '@mall/domain/seoul-day';
import { termLabel } from '@mall/domain/term-words';
import { koreanDay } from '@mall/domain/terms';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Badge, Dot } from '../../kit/badge.tsx';
import { OfficeLink } from '../../kit/office-link.tsx';
import { useOneMall } from '../../kit/one-mall.tsx';
import { PageBody, PageHead } from '../../kit/page.tsx';
import { Failure, RowSkeleton } from '../../kit/states.tsx';
import { grouped } from '../../lib/numbers.ts';
import type { SearchParams } from '../../lib/search.ts';
import { reading } from '../../lib/use-office.ts';
import { TermTabs } from './term-tabs.tsx';
import { callsOf, daysUntil, type Owner, paramsOf } from './term-words.ts';
import styles from './terms.module.css';

/** The provider's terms, or a mall's annexes: versions in force, announced ones, and drafts. */
export function TermListPage() {
  const { of }: SearchParams = useSearch({ strict: false });
  const { mall, field } = useOneMall();
  if (of !== 'mall') return <Terms mallId={null} />;
  return mall ? <Terms key={mall.mallId} mallId={mall.mallId} name={mall.name} choice={field} /> : null;
}

function Terms({ choice, name, ...owner }: Owner & { name?: string; choice?: ReactNode }) {
  const { data, error, refetch } = useQuery(reading(callsOf(owner).list, { params: paramsOf(owner, {}) }));
  const isProvider = owner.mallId === null;
  return (
    <>
      <PageHead
        title="약관"
        context={isProvider ? '모든 몰이 같은 글을 보여요' : `${name ?? ''} · 운영사 약관 뒤에 더해요`}
        actions={<TermTabs tab={isProvider ? 'provider' : 'mall'} />}
      />
      <PageBody>
        {choice}
        {error && !data ? (
          <Failure error={error} what="약관을" retry={() => void refetch()} />
        ) : !data ? (
          <RowSkeleton rows={6} columns={4} />
        ) : (
          <ul className={styles.chains} aria-label={isProvider ? '운영사 약관' : '몰 추가 약관'}>
            {data.chains.map((chain) => (
              <Chain key={chain.termCode} chain={chain} owner={owner} />
            ))}
          </ul>
        )}
      </PageBody>
    </>
  );
}

function Chain({ chain: { termCode, versions, draft }, owner: { mallId } }: { chain: TermChain; owner: Owner }) {
  const today = seoulDayOf(new Date());
  const inForce = versions.find(({ state }) => state === 'IN_FORCE');
  const next = versions.filter(({ state }) => state === 'ANNOUNCED').at(-1);
  const label = termLabel(termCode);
  return (
    <li>
      <b>
        {mallId === null ? (
          <OfficeLink screen="term" params={{ termCode }}>
            {label}
          </OfficeLink>
        ) : (
          <OfficeLink screen="termAnnex" params={{ termCode, mallId }}>
            {label}
          </OfficeLink>
        )}
        <small>{versions.length > 0 ? `버전 ${versions.length}개` : '아직 없어요'}</small>
      </b>
      <span>
        {inForce ? (
          <>
            <Dot tone="ok">{`${koreanDay(inForce.appliedOn)}부터`}</Dot>
            <small>{`동의한 회원 ${grouped(inForce.consents)}명`}</small>
          </>
        ) : (
          <Dot isHollow>시행 중인 글이 없어요</Dot>
        )}
      </span>
      <span>
        {next && (
          <>
            <Dot tone="info">{`${koreanDay(next.appliedOn)} 시행 예정`}</Dot>
            <small>{daysUntil(next.appliedOn, today)}</small>
          </>
        )}
      </span>
      <span className={styles.state}>
        {draft && <Badge tone={draft.waiting ? 'warn' : 'plain'}>{draft.waiting ? '결재 중' : '초안'}</Badge>}
      </span>
    </li>
  );
}
