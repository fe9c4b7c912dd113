import type { Popup } from '@mall/contracts/layout';
import { useAlert } from '@mall/ui/alert-provider';
import { useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';
import { MallLink } from '../../components/mall-link.tsx';
import { SafeHtml } from '../../components/safe-html.tsx';
import { usePopups, windowPopup } from '../../features/layout/model/use-popups.ts';
import { errorText } from '../../lib/api-error.ts';
import { useCleanHtml } from '../../lib/use-clean-html.ts';
import styles from './window-popups.module.css';

/** R8.08 */
const popupsFailed = '팝업 정보를 가져오는데 실패했습니다';

/** Whoever is asked again sooner is pestered. */
const hiddenDays = 7;

/** From the order sheet to the end of the payment nobody is talked to. */
const whereOnePays = /\/(order\/(orderSheet|pay|paymentReturn|complete)|etcSale\/order)(\/|$)/;

/** Window popups beside each other over the page; each can be shut, for now or for a week. */
export function WindowPopups() {
  const { popups, error, close, closeForDays } = usePopups(windowPopup);
  const alert = useAlert();
  useEffect(() => {
    if (error) alert({ title: '안내', message: errorText(error, popupsFailed) });
  }, [error, alert]);
  const isPaying = useLocation({ select: ({ pathname }) => whereOnePays.test(pathname) });
  if (isPaying || popups.length === 0) return null;
  return (
    <div className={styles.area}>
      {popups.map((popup) => (
        <WindowPopup
          key={popup.popupNo}
          popup={popup}
          onClose={() => close([popup])}
          onCloseForDays={() => closeForDays([popup], hiddenDays)}
        />
      ))}
    </div>
  );
}

type PopupProps = { popup: Popup; onClose: () => void; onCloseForDays: () => void };

/** Opens with its text in it: it would grow under the finger otherwise. */
function WindowPopup({ popup: { html, url }, onClose, onCloseForDays }: PopupProps) {
  if (useCleanHtml(html) === undefined) return null;
  return (
    <section className={styles.popup} aria-label="팝업">
      <h2 className="visually-hidden">팝업</h2>
      <PopupBody html={html} url={url} />
      <div className={styles.tools}>
        <button type="button" onClick={onCloseForDays}>
          {hiddenDays}일간 보지 않기
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
