import { type PhoneFacts, previewCard } from '@mall/contracts/office/product-facts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Toned } from '../../../kit/badge.tsx';
import { useOneMall } from '../../../kit/one-mall.tsx';
import { seoulDay } from '../../../lib/moments.ts';
import { grouped, won } from '../../../lib/numbers.ts';
import { reading } from '../../../lib/use-office.ts';
import styles from './facts.module.css';

type Choice = PhoneFacts['card'];
type Asked = {
  readonly productNo: string;
  readonly choice: Choice;
  readonly priceNow: number;
  readonly priceThen: number;
  readonly on: string;
};

/** By the shop's own quote, to the won. */
function useFigures(mallId: number | undefined, { productNo, choice, ...moments }: Asked) {
  const isRight = moments.priceNow > 0 && moments.priceThen > 0 && choice.planNo > 0;
  return useQuery({
    ...reading(previewCard, { params: { mallId: mallId ?? 0, productNo }, query: { ...choice, ...moments } }),
    enabled: mallId !== undefined && isRight,
    placeholderData: keepPreviousData,
  }).data;
}

/** The price of the card in a mall now, and from the day of another release price. */
export function PriceEffect(asked: Asked) {
  const { mall, field } = useOneMall();
  const figures = useFigures(mall?.mallId, asked);
  return (
    <Preview field={field}>
      {figures && (
        <>
          {figures.now ? `지금 월 ${won(figures.now.monthlyTotal)}` : '지금은 이 요금제를 팔지 않아요'}
          {' → '}
          <b>{figures.later ? `월 ${won(figures.later.monthlyTotal)}` : '그날은 팔지 않아요'}</b>
          {figures.now && figures.later && <Difference by={figures.later.monthlyTotal - figures.now.monthlyTotal} />}
          <span className={styles.note}>
            {` ${asked.on.slice(5).replace('-', '/')} 00:00부터`}
            {figures.later && ` · 단말 ${won(figures.later.deviceMonthly)} + 요금 ${won(figures.later.planMonthly)}`}
          </span>
        </>
      )}
    </Preview>
  );
}

type Effect = { productNo: string; price: number; was: Choice; is: Choice };

/** The price of the card in a mall by the current choice, and by the typed one. */
export function CardEffect({ productNo, price, was, is }: Effect) {
  const { mall, field } = useOneMall();
  const moments = { productNo, priceNow: price, priceThen: price, on: seoulDay() };
  const before = useFigures(mall?.mallId, { ...moments, choice: was })?.now;
  const after = useFigures(mall?.mallId, { ...moments, choice: is });
  return (
    <Preview field={field}>
      {after && (
        <>
          {before && `지금 월 ${won(before.monthlyTotal)} → `}
          <b>{after.now ? `월 ${won(after.now.monthlyTotal)}` : '지금은 팔지 않는 요금제예요'}</b>
          {before && after.now && <Difference by={after.now.monthlyTotal - before.monthlyTotal} />}
          <span className={styles.note}> 저장하면 바로 바뀌어요</span>
        </>
      )}
    </Preview>
  );
}

const Preview = ({ field, children }: { field: ReactNode; children: ReactNode }) => (
  <section className={styles.preview} aria-label="카드 가격">
    {field && <div className={styles.mall}>{field}</div>}
    <p aria-live="polite">{children}</p>
  </section>
);

function Difference({ by }: { by: number }) {
  if (by === 0) return null;
  return (
    <Toned tone={by > 0 ? 'err' : 'ok'} isStrong>
      {` ${by > 0 ? '+' : ''}${grouped(by)}원`}
    </Toned>
  );
}
