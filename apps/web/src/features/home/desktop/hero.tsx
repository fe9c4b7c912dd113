import type { CornerItem } from '@mall/contracts/corner';
import { Picture } from '@mall/ui/picture';
import ArrowRight from 'lucide-react/icons/arrow-right';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import type { CSSProperties } from 'react';
import { MallLink } from '../../../components/link/mall-link.tsx';
import { useSlides } from '../../../lib/browser/use-slides.ts';
import { useMall } from '../../../lib/mall/mall-context.tsx';
import styles from './hero.module.css';

const autoplayMilliseconds = 5000;
const slideGap = 20;

/** The banners of the desktop home: the current one in the middle, its neighbours visible at both sides. */
export function Hero({ items }: { items: readonly CornerItem[] }) {
  const slides = useSlides(items.length, autoplayMilliseconds);
  if (items.length === 0) return null;
  return (
    <section className={styles.hero} aria-roledescription="carousel" aria-label="주요 기획전" {...slides.holdProps}>
      <ul className={styles.track}>
        {items.map((item, index) => (
          <Slide key={item.link + item.title} item={item} offset={offsetOf(index, slides.index, items.length)} />
        ))}
      </ul>
      <div className={styles.controls}>
        <span aria-live={slides.isPaused ? 'polite' : 'off'}>
          {pad(slides.index + 1)} <em>/ {pad(items.length)}</em>
        </span>
        <button type="button" aria-label="이전 배너" onClick={slides.previous}>
          <ChevronLeft size={18} aria-hidden />
        </button>
        <button
          type="button"
          aria-label={slides.isPaused ? '자동 넘김 시작' : '자동 넘김 멈춤'}
          onClick={slides.togglePause}
        >
          {slides.isPaused ? <Play size={16} aria-hidden /> : <Pause size={16} aria-hidden />}
        </button>
        <button type="button" aria-label="다음 배너" onClick={slides.next}>
          <ChevronRight size={18} aria-hidden />
        </button>
      </div>
    </section>
  );
}

function Slide({ item, offset }: { item: CornerItem; offset: number }) {
  const { imageBase } = useMall();
  const isShown = offset === 0;
  const look = {
    '--from': item.colourFrom ?? 'var(--band)',
    '--to': item.colourTo ?? 'var(--band)',
    transform: `translateX(calc(${offset} * (100% + ${slideGap}px)))`,
  } as CSSProperties;
  return (
    <li
      className={styles.slide}
      style={look}
      data-on-dark={item.isOnDark || undefined}
      data-far={Math.abs(offset) > 1 || undefined}
      aria-hidden={!isShown}
      inert={!isShown}
    >
      <div className={styles.text}>
        <p className={styles.kicker}>{item.kicker}</p>
        <h2 className={styles.title}>{item.title}</h2>
        <p className={styles.subtitle}>{item.subtitle}</p>
        <MallLink to={item.link} className={styles.go}>
          {item.label || '기획전 보기'}
          <ArrowRight size={18} strokeWidth={1.75} aria-hidden />
        </MallLink>
      </div>
      <span className={styles.picture}>
        <Picture src={`${imageBase}/${item.image}`} alt="" sizes="440px" isPriority={isShown} />
      </span>
    </li>
  );
}

/** The signed distance from the current slide, in the shorter direction. */
function offsetOf(index: number, shown: number, count: number): number {
  const ahead = (index - shown + count) % count;
  return ahead > count / 2 ? ahead - count : ahead;
}

const pad = (number: number): string => String(number).padStart(2, '0');
