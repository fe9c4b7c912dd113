import { type PreviewedCard, previewCards } from '@mall/contracts/office/plans';
import { discountTypeLabels, joinTypeLabels } from '@mall/domain/wireless-words';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { Toned } from '../../kit/badge.tsx';
import { Checkbox, TextField } from '../../kit/form/controls.tsx';
import { useOneMall } from '../../kit/one-mall.tsx';
import { PageBody, PageHead } from '../../kit/page.tsx';
import { Empty, Failure, RowSkeleton } from '../../kit/states.tsx';
import type { OfficeMall } from '../../lib/mall-scope.ts';
import { grouped } from '../../lib/numbers.ts';
import type { SearchParams } from '../../lib/search.ts';
import { reading } from '../../lib/use-office.ts';
import { PlanTabs } from './plan-tabs.tsx';
import { nextMonth, shortDay } from './plan-words.ts';
import styles from './plans.module.css';

/** The prices of a mall's cards, now and from a day on. */
export function CardPreviewPage() {
  const { mall, field } = useOneMall();
  if (!mall) return <RowSkeleton rows={8} columns={5} />;
  return <Preview key={mall.mallId} mall={mall} mallField={field} />;
}

const isDifferent = ({ now, later }: PreviewedCard): boolean => now?.monthlyTotal !== later?.monthlyTotal;

function Preview({ mall, mallField }: { mall: OfficeMall; mallField: ReactNode }) {
  const { on: named }: SearchParams = useSearch({ strict: false });
  const [on, setOn] = useState(named ?? nextMonth());
  const [showsAll, setShowsAll] = useState(false);
  const { data, error, refetch } = useQuery({
    ...reading(previewCards, { params: { mallId: mall.mallId }, query: { on } }),
    placeholderData: keepPreviousData,
  });
  const different = data?.cards.filter(isDifferent) ?? [];
  const rows = showsAll ? (data?.cards ?? []) : different;
  return (
    <>
      <PageHead
        title="카드 미리 보기"
        context={data && `${mall.name} · ${shortDay(on)} 00:00에 카드 ${grouped(different.length)}개가 달라져요`}
        actions={<PlanTabs tab="cardPreview" />}
      />
      <PageBody>
        <div className={styles.filters}>
          {mallField}
          <TextField
            type="date"
            label="이날 00:00"
            size="sm"
            value={on}
            onChange={({ target }) => target.value && setOn(target.value)}
          />
          <Checkbox checked={showsAll} onChange={({ target }) => setShowsAll(target.checked)}>
            그대로인 카드도
          </Checkbox>
        </div>
        {error && !data && <Failure error={error} what="카드 가격을" retry={() => void refetch()} />}
        {!data && !error && <RowSkeleton rows={8} columns={5} />}
        {data && rows.length === 0 && <Empty title="이날 달라지는 카드가 없어요" />}
        {rows.length > 0 && <Cards rows={rows} on={on} />}
      </PageBody>
    </>
  );
}

function Cards({ rows, on }: { rows: readonly PreviewedCard[]; on: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by keyboard
    <section className={styles.scroller} aria-label="카드 가격" tabIndex={0}>
      <table className={styles.grid}>
        <thead>
          <tr>
            <th scope="col">모델</th>
            <th scope="col">카드 기준</th>
            <th scope="col" data-align="end">
              지금 월 납부액
            </th>
            <th scope="col" data-align="end">
              {shortDay(on)} 00:00
            </th>
            <th scope="col" data-align="end">
              차이
            </th>
            <th scope="col">무엇이 달라지나요</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((card) => (
            <tr key={card.productNo}>
              <th scope="row">{card.name}</th>
              <td>
                {[
                  card.memory,
                  card.planName,
                  joinTypeLabels[card.joinType].title,
                  discountTypeLabels[card.discountType],
                ].join(' · ')}
              </td>
              <td data-align="end">{card.now ? grouped(card.now.monthlyTotal) : '–'}</td>
              <td data-align="end">
                <b>{card.later ? grouped(card.later.monthlyTotal) : '팔지 않아요'}</b>
              </td>
              <td data-align="end">
                <Difference card={card} />
              </td>
              <td>{whyOf(card)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Difference({ card: { now, later } }: { card: PreviewedCard }) {
  const difference = (later?.monthlyTotal ?? 0) - (now?.monthlyTotal ?? 0);
  if (!now || !later || difference === 0) return '–';
  return (
    <Toned tone={difference > 0 ? 'err' : 'ok'} isStrong>
      {difference > 0 ? '+' : ''}
      {grouped(difference)}
    </Toned>
  );
}

function whyOf({ now, later }: PreviewedCard): string {
  if (!now || !later) return '';
  const parts = [
    ['단말', now.deviceMonthly, later.deviceMonthly],
    ['요금', now.planMonthly, later.planMonthly],
  ] as const;
  return parts
    .filter(([, before, after]) => before !== after)
    .map(([name, before, after]) => `${name} ${grouped(before)} → ${grouped(after)}원`)
    .join(', ');
}
