import type { Popup } from '@mall/contracts/shell';
import { showsWindowPopups } from '@mall/domain/access-matrix';
import { hiddenDays } from '@mall/domain/popup-rest';
import { useAlert } from '@mall/ui/alert-provider';
import { useEffect } from 'react';
import { SafeHtml } from '../../components/content/safe-html.tsx';
import { MallLink } from '../../components/link/mall-link.tsx';
import { usePopups, windowPopup } from '../../features/layout/model/use-popups.ts';
import { errorText } from '../../lib/api/api-error.ts';
import { useCleanHtml } from '../../lib/html/use-clean-html.ts';
import { useScreen } from '../../lib/routing/use-screen.ts';
import styles from './window-popups.module.css';

/** R8.08 */
const popupsFailed = '팝업 정보를 가져오는데 실패했습니다';

/** Window popups side by side over pages for browsing; each can be closed, for the visit or for a week. */
export function WindowPopups() {
  const { popups, error, close, closeForDays } = usePopups(windowPopup);
  const alert = useAlert();
  useEffect(() => {
    if (error) alert({ title: '안내', message: errorText(error, popupsFailed) });
  }, [error, alert]);
  const screen = useScreen();
  if (!showsWindowPopups(screen) || popups.length === 0) return null;
  return (
    <div className={styles.area}>
      {popups.map((popup) => (
        <WindowPopup
          key={popup.popupNo}
          popup={popup}
          onClose={() => close([popup])}
          onCloseForDays={() => closeForDays([popup], hiddenDays[windowPopup])}
        />
      ))}
    </div>
  );
}

type PopupProps = { popup: Popup; onClose: () => void; onCloseForDays: () => void };

/** Opens together with its text: otherwise it would grow under the finger. */
function WindowPopup({ popup: { html, url }, onClose, onCloseForDays }: PopupProps) {
  if (useCleanHtml(html) === undefined) return null;
  return (
    <section className={styles.popup} aria-label="팝업">
      <h2 className="visually-hidden">팝업</h2>
      <PopupBody html={html} url={url} />
      <div className={styles.tools}>
        <button type="button" onClick={onCloseForDays}>
          {hiddenDays[windowPopup]}일간 보지 않기
        </button>
        <button type="button" onClick={onClose}>
          닫기
        </button>
      </div>
    </section>
  );
}

function PopupBody({ html, url }: { html: string; url: string }) {
  const body = <SafeHtml html={html} className={styles.text} />;
  return url ? <MallLink to={url}>{body}</MallLink> : body;
}
