import { hiddenDays } from '@mall/domain/popup-rest';
import X from 'lucide-react/icons/x';
import { SafeHtml } from '../../components/content/safe-html.tsx';
import { MallLink } from '../../components/link/mall-link.tsx';
import { topPopup, usePopups } from '../../features/layout/model/use-popups.ts';
import { useSlides } from '../../lib/browser/use-slides.ts';
import styles from './top-banner.module.css';

/** R9.04 */
const rotationMilliseconds = 3000;

/** R4.13: top popups alternate with a fade; pointer or focus pauses them, and they can be hidden for the day. */
export function TopBanner() {
  const { popups, close, closeForDays } = usePopups(topPopup);
  const { index, show, holdProps } = useSlides(popups.length, rotationMilliseconds);
  if (popups.length === 0) return null;
  return (
    <section className={styles.banner} aria-label="공지 배너" aria-roledescription="슬라이드" {...holdProps}>
      {popups.map((popup, position) => (
        <div
          key={popup.popupNo}
          className={styles.slide}
          data-on={position === index || undefined}
          inert={position !== index}
          data-popup={popup.popupNo}
        >
          {popup.url ? (
            <MallLink to={popup.url}>
              <SafeHtml html={popup.html} className={styles.text} />
            </MallLink>
          ) : (
            <SafeHtml html={popup.html} className={styles.text} />
          )}
        </div>
      ))}
      <div className={styles.tools}>
        {popups.length > 1 && (
          <div className={styles.dots}>
            {popups.map((popup, position) => (
              <button
                key={popup.popupNo}
                type="button"
                aria-label={`${position + 1} / ${popups.length}`}
                aria-current={position === index}
                onClick={() => show(position)}
              />
            ))}
          </div>
        )}
        <button type="button" className={styles.today} onClick={() => closeForDays(popups, hiddenDays[topPopup])}>
          <span>오늘 그만 보기</span>
          <X aria-hidden />
        </button>
        <button type="button" className={styles.close} aria-label="배너 닫기" onClick={() => close(popups)}>
          <X aria-hidden />
        </button>
      </div>
    </section>
  );
}
