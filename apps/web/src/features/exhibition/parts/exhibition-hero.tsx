import type { ExhibitionDetail } from '@mall/contracts/exhibition';
import { Button } from '@mall/ui/button';
import { Picture } from '@mall/ui/picture';
import type { CSSProperties, ReactNode } from 'react';
import { exhibitionPicture, focalPoint, isScene } from '../../../entities/exhibition/exhibition-picture.ts';
import { useMall } from '../../../lib/mall/mall-context.tsx';
import { useTimeLeft } from '../model/use-time-left.ts';
import styles from './exhibition-hero.module.css';

type Props = {
  exhibition: ExhibitionDetail;
  /** The page's heading: the first one only if no bar has a title already. */
  title: ReactNode;
  /** The id of the element where the exhibition's products begin. */
  productsId: string | undefined;
};

const monthDay = (day: string): string => day.slice(5).replace('-', '.');

/** An exhibition's banner on the operator's two colours, with its period. */
export function ExhibitionHero({ exhibition: { card, state, description }, title, productsId }: Props) {
  const { imageBase } = useMall();
  const timeLeft = useTimeLeft(card.endsOn);
  const tone = { '--from': card.colourFrom, '--to': card.colourTo, '--focal': focalPoint(card) } as CSSProperties;
  return (
    <section className={styles.hero} style={tone} data-on-dark={card.isOnDark || undefined} data-state={state}>
      <div className={styles.inner}>
        <p className={styles.kicker}>{card.kicker}</p>
        <div className={styles.title}>{title}</div>
        <p className={styles.description}>{description || card.subtitle}</p>
        {productsId && (
          <Button size="lg" className={styles.go} onClick={() => jumpTo(productsId)}>
            상품 보기
          </Button>
        )}
        <dl className={styles.period}>
          <div>
            <dt>기간</dt>
            <dd>
              {monthDay(card.startsOn)} — {monthDay(card.endsOn)}
            </dd>
          </div>
          {state === 'open' && timeLeft !== '' && (
            <div>
              <dt>마감까지</dt>
              <dd>{timeLeft}</dd>
            </div>
          )}
          {state !== 'open' && (
            <div>
              <dt>진행 상태</dt>
              <dd>{state === 'ended' ? '종료' : '예정'}</dd>
            </div>
          )}
        </dl>
        <span className={styles.picture} data-wide={isScene(card.image) || undefined}>
          <Picture
            src={`${imageBase}/${card.image}`}
            alt=""
            {...exhibitionPicture(card.image)}
            sizes="(max-width: 480px) 500px, 1200px"
            isPriority
          />
        </span>
      </div>
    </section>
  );
}

/** Moves the scroll position and the keyboard focus to one of the page's sections. */
function jumpTo(id: string): void {
  const target = document.getElementById(id);
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  target?.scrollIntoView({ behavior: isStill ? 'auto' : 'smooth' });
  target?.focus({ preventScroll: true });
}
