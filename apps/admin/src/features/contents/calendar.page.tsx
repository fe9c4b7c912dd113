import { calendarDays, type Planned, showCalendar } from '@mall/contracts/office/content-plans';
import { seoulDayOf } from '@mall/domain/seoul-day';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { Dot } from '../../kit/badge.tsx';
import { Button, IconButton } from '../../kit/button.tsx';
import { MallName } from '../../kit/marks.tsx';
import { OfficeLink } from '../../kit/office-link.tsx';
import { Card, PageBody, PageHead } from '../../kit/page.tsx';
import { Empty, Failure, RowSkeleton } from '../../kit/states.tsx';
import { useMallScope } from '../../lib/mall-scope.ts';
import { clockText, seoulDay, shiftDay } from '../../lib/moments.ts';
import type { SearchParams } from '../../lib/search.ts';
import { reading } from '../../lib/use-office.ts';
import styles from './contents.module.css';

/** Starts and ends within two weeks in all malls, by day. */
export function ContentCalendarPage() {
  const { from, show } = useFrom();
  const mall = useMallScope();
  const { data, error, refetch } = useQuery({
    ...reading(showCalendar, { query: { from } }),
    placeholderData: keepPreviousData,
  });
  const planned = data?.planned.filter(({ mallId }) => mall === undefined || mallId === mall.mallId) ?? [];
  const days = [...new Set(planned.map(({ at }) => seoulDay(at)))];
  return (
    <>
      <PageHead
        parent={<OfficeLink screen="contents">콘텐츠</OfficeLink>}
        title="콘텐츠 달력"
        context={`${from} – ${shiftDay(from, calendarDays - 1)}`}
        actions={
          <>
            <IconButton icon={ChevronLeft} label="앞의 2주" onClick={() => show(shiftDay(from, -calendarDays))} />
            <Button keys="t" keysGroup="콘텐츠 달력" onClick={() => show(undefined)}>
              오늘부터
            </Button>
            <IconButton icon={ChevronRight} label="다음 2주" onClick={() => show(shiftDay(from, calendarDays))} />
          </>
        }
      />
      <PageBody>
        {error && !data && <Failure error={error} what="달력을" retry={() => void refetch()} />}
        {!error && !data && <RowSkeleton rows={8} columns={3} />}
        {data && days.length === 0 && (
          <Empty title="이 기간에 시작하거나 끝나는 것이 없어요">콘텐츠를 예약하면 여기에 보여요.</Empty>
        )}
        <div className={styles.days}>
          {days.map((day) => (
            <Card key={day} title={dayWords(day)}>
              <ul className={styles.plans}>
                {planned
                  .filter(({ at }) => seoulDay(at) === day)
                  .map((plan) => (
                    <PlanRow key={`${plan.kind} ${plan.place} ${plan.what}`} plan={plan} />
                  ))}
              </ul>
            </Card>
          ))}
        </div>
      </PageBody>
    </>
  );
}

const kindWords: Readonly<Record<Planned['kind'], string>> = {
  POPUP: '팝업·배너',
  HOME: '홈',
  EXHIBITION: '기획전',
  KEYWORDS: '검색어',
  PAGE: '안내 페이지',
  POST: '게시글',
  SALE: '특가',
};

const screens = { POST: 'boards', SALE: 'sales', HOME: 'home' } as const;
const screenOf = (kind: Planned['kind']) => (kind in screens ? screens[kind as keyof typeof screens] : 'contents');

const PlanRow = ({ plan: { at, what, kind, mallId, mallName, title, place } }: { plan: Planned }) => (
  <li>
    <time dateTime={at}>{clockText(at).slice(0, 5)}</time>
    <Dot tone={what === 'STARTS' ? 'ok' : 'plain'}>{what === 'STARTS' ? '시작' : '끝'}</Dot>
    <span className={styles.kind}>{kindWords[kind]}</span>
    <OfficeLink screen={screenOf(kind)} {...(kind !== 'HOME' && { search: { open: place } })}>
      {title}
    </OfficeLink>
    <MallName mallId={mallId} name={mallName} />
  </li>
);

const weekdays = ['일', '월', '화', '수', '목', '금', '토'];
const dayWords = (day: string): string =>
  `${Number(day.slice(5, 7))}월 ${Number(day.slice(8))}일 (${weekdays[new Date(`${day}T00:00:00Z`).getUTCDay()]})`;

/** The first day, stored in the address. */
function useFrom() {
  const { from } = useSearch({ strict: false }) as SearchParams;
  const navigate = useNavigate();
  const today = seoulDayOf(new Date());
  const isDay = typeof from === 'string' && /^20\d\d-\d\d-\d\d$/.test(from);
  return {
    from: isDay ? from : today,
    show: (day: string | undefined) =>
      void navigate({ to: '.', search: (search: SearchParams) => ({ ...search, from: day }) }),
  };
}
