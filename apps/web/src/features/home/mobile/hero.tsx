import type { CornerItem } from '@mall/contracts/corner';
import { Picture } from '@mall/ui/picture';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import { type CSSProperties, type UIEvent, useEffect, useRef } from 'react';
import { MallLink } from '../../../components/link/mall-link.tsx';
import { restingSlide } from '../../../entities/product/resting-slide.ts';
import { useSlides } from '../../../lib/browser/use-slides.ts';
import { useMall } from '../../../lib/mall/mall-context.tsx';
import styles from './hero.module.css';

const autoplayMilliseconds = 5000;

/** The banners of the mobile home: swiped, or advancing automatically. */
export function Hero({ items }: { items: readonly CornerItem[] }) {
  const slides = useSlides(items.length, autoplayMilliseconds);
  const track = useRef<HTMLUListElement>(null);
  const { index } = slides;
  /** The current slide, or the one being scrolled to. Reading it from the list would cause a second layout when the page opens. */
  const position = useRef(0);

  useEffect(() => {
    const list = track.current;
    if (!list || position.current === index) return;
    position.current = index;
    list.scrollTo({ left: index * list.clientWidth, behavior: 'smooth' });
  }, [index]);

  const follow = ({ currentTarget: list }: UIEvent<HTMLUListElement>) => {
    const resting = restingSlide(list);
    if (resting === null) return;
    position.current = resting;
    slides.show(resting);
  };

  if (items.length === 0) return null;
  return (
    <section className={styles.hero} aria-roledescription="carousel" aria-label="주요 기획전" {...slides.holdProps}>
      <ul className={styles.track} ref={track} onScroll={follow}>
        {items.map((item, place) => (
          <li key={item.link + item.title} aria-label={`${place + 1} / ${items.length}`}>
            <Slide item={item} isPriority={place === 0} />
          </li>
        ))}
      </ul>
      <div className={styles.count}>
        <span>
          {index + 1} / {items.length}
        </span>
        <button
          type="button"
          aria-label={slides.isPaused ? '자동 넘김 시작' : '자동 넘김 멈춤'}
          onClick={slides.togglePause}
        >
          {slides.isPaused ? <Play size={12} aria-hidden /> : <Pause size={12} aria-hidden />}
        </button>
      </div>
    </section>
  );
}

function Slide({ item, isPriority }: { item: CornerItem; isPriority: boolean }) {
  const { imageBase } = useMall();
  const tone = { '--from': item.colourFrom ?? 'var(--band)', '--to': item.colourTo ?? 'var(--band)' } as CSSProperties;
  return (
    <MallLink to={item.link} className={styles.slide} style={tone} data-on-dark={item.isOnDark || undefined}>
      <span className={styles.kicker}>{item.kicker}</span>
      <h2 className={styles.title}>{item.title}</h2>
      <p className={styles.subtitle}>{item.subtitle}</p>
      <span className={styles.picture}>
        <Picture src={`${imageBase}/${item.image}`} alt="" sizes="246px" isPriority={isPriority} />
      </span>
    </MallLink>
  );
}
