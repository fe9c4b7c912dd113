import { popupType } from '@mall/contracts/codes';
import type { PopupWords } from '@mall/contracts/office/popups';
import { popupHtml } from '@mall/domain/popup-html';
import { Part } from '../../kit/page.tsx';
import styles from './contents.module.css';

/** How it will look, in a sandboxed frame; the shop adds its own buttons. */
export function PopupPreview({ values: { popupType: type, html, image } }: { values: PopupWords }) {
  const shown = popupHtml({ popupType: type, html, picture: image === '' ? undefined : { name: image, alt: '' } });
  const isWindow = type === popupType.window;
  return (
    <Part title="미리 보기">
      <div className={styles.stage}>
        <div className={styles.popup} data-window={isWindow || undefined}>
          <iframe title="팝업 미리 보기" sandbox="" srcDoc={shown} />
          <footer>
            <span>{isWindow ? '7일간 보지 않기' : '오늘 그만 보기'}</span>
            <span>닫기</span>
          </footer>
        </div>
      </div>
    </Part>
  );
}
