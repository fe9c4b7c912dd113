import { boardType } from '@mall/contracts/codes';
import { boardLink, faqLink } from '@mall/domain/menu-links';
import { MallLink } from '../../components/mall-link.tsx';
import { ObjectPicture } from '../../components/object-picture.tsx';
import styles from './full-menu.module.css';

export function FullMenuTiles({ hasFaq }: { hasFaq: boolean }) {
  return (
    <div className={styles.tiles}>
      {hasFaq && (
        <MallLink to={faqLink('mobile')}>
          <span>
            <b>FAQ</b>
            자주 묻는 질문
          </span>
          <ObjectPicture name="emoji/bulb" size={96} />
        </MallLink>
      )}
      <MallLink to={boardLink(boardType.notice, 'mobile')}>
        <span>
          <b>공지사항</b>
          새로운 소식
        </span>
        <ObjectPicture name="emoji/mega" size={96} />
      </MallLink>
    </div>
  );
}
