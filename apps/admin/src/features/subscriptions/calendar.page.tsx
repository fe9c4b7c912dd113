import { showInstallations } from '@mall/contracts/office/subscriptions';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useState } from 'react';
import { Button, IconButton } from '../../kit/button.tsx';
import { OfficeLink } from '../../kit/office-link.tsx';
import { PageHead } from '../../kit/page.tsx';
import { Failure, RowSkeleton } from '../../kit/states.tsx';
import { useToast } from '../../kit/toast.tsx';
import { useMallScope } from '../../lib/mall-scope.ts';
import { seoulDay, shiftDay } from '../../lib/moments.ts';
import type { SearchParams } from '../../lib/search.ts';
import { reading } from '../../lib/use-office.ts';
import styles from './calendar.module.css';
import { CalendarDay, type Installation } from './calendar-day.tsx';
import { dayText, isPast, onDay, timeOf } from './installation-time.ts';
import { PlanModal } from './plan-modal.tsx';
import { useSubscriptionMoves } from './use-subscription-moves.ts';

const days = [0, 1, 2, 3, 4, 5, 6];

/** The installations of a week: dragged to another day, or moved there by keyboard; the member is mailed, and it can be undone. */
export function CalendarPage() {
  const { week, show } = useWeek();
  const mall = useMallScope();
  const query = { week, ...(mall && { mallId: { operator: 'is', values: [String(mall.mallId)] } as const }) };
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...reading(showInstallations, { query }),
    placeholderData: keepPreviousData,
  });
  const [moving, setMoving] = useState<Installation>();
  const { drop, plan } = useMoving();
  const firstDay = data?.firstDay ?? week;
  return (
    <div className={styles.screen}>
      <PageHead
        parent={<OfficeLink screen="subscriptions">구독 신청</OfficeLink>}
        title="설치 달력"
        context={data && `${dayText(data.firstDay)} – ${dayText(data.lastDay)} · ${data.installations.length}건`}
        actions={
          <>
            <IconButton icon={ChevronLeft} label="이전 주" onClick={() => show(shiftDay(firstDay, -7))} />
            <Button keys="t" keysGroup="설치 달력" onClick={() => show(undefined)}>
              이번 주
            </Button>
            <IconButton icon={ChevronRight} label="다음 주" onClick={() => show(shiftDay(firstDay, 7))} />
          </>
        }
      />
      {error && !data && <Failure error={error} what="설치 달력을" retry={() => refetch()} />}
      {!error && !data && <RowSkeleton rows={10} columns={7} />}
      {data && (
        <div className={styles.week} data-stale={isPlaceholderData || undefined}>
          {days.map((place) => {
            const day = shiftDay(data.firstDay, place);
            return (
              <CalendarDay
                key={day}
                day={day}
                installations={data.installations.filter(({ installationAt }) => seoulDay(installationAt) === day)}
                onDrop={(installation) => drop(installation, day)}
                onMove={setMoving}
              />
            );
          })}
        </div>
      )}
      {moving && (
        <PlanModal
          title="다른 날로 옮기기"
          note={moving.productName}
          verb="옮기기"
          day={seoulDay(moving.installationAt)}
          time={timeOf(moving.installationAt)}
          plan={(to) => plan(moving, to)}
          onClose={() => setMoving(undefined)}
        />
      )}
    </div>
  );
}

/** The week that the address names, or else the current one. */
function useWeek() {
  const { week }: SearchParams = useSearch({ strict: false });
  const navigate = useNavigate();
  const show = (day: string | undefined) =>
    navigate({
      to: '.',
      search: ({ week: _, ...rest }: SearchParams) => ({ ...rest, ...(day !== undefined && { week: day }) }),
    });
  return { week: /^\d{4}-\d{2}-\d{2}$/.test(week ?? '') ? (week ?? '') : seoulDay(), show };
}

function useMoving() {
  const { plan } = useSubscriptionMoves();
  const toast = useToast();
  const planAt = ({ mallId, applicationNo, installationAt }: Installation, to: string) =>
    plan({ place: { mallId, applicationNo }, was: installationAt, to });
  const drop = (installation: Installation, day: string) => {
    const to = onDay(installation.installationAt, day);
    if (seoulDay(installation.installationAt) === day) return;
    if (isPast(to)) toast({ message: '지난 날로는 옮길 수 없어요', tone: 'err' });
    else void planAt(installation, to).catch((error: unknown) => toast.error(error));
  };
  return { drop, plan: planAt };
}
