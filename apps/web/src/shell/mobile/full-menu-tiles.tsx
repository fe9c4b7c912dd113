import { boardType } from '@mall/contracts/codes';
import { boardTarget } from '@mall/domain/screens/targets';
import { ObjectPicture } from '../../components/content/object-picture.tsx';
import { ScreenLink } from '../../components/link/screen-link.tsx';
import styles from './full-menu.module.css';

type Props = { hasFaq: boolean; hasSales: boolean };

export function FullMenuTiles({ hasFaq, hasSales }: Props) {
  return (
    <div className={styles.tiles}>
      {hasSales && (
        <ScreenLink screen="saleList" className={styles.wide}>
          <span>
            <b>타임특가</b>
            정해진 시간, 정해진 수량만 이 가격
          </span>
          <ObjectPicture name="emoji/label" size={96} />
        </ScreenLink>
      )}
      {hasFaq && (
        <ScreenLink screen="faq">
          <span>
            <b>FAQ</b>
            자주 묻는 질문
          </span>
          <ObjectPicture name="emoji/bulb" size={96} />
        </ScreenLink>
      )}
      <ScreenLink {...boardTarget(boardType.notice)}>
        <span>
          <b>공지사항</b>
          새로운 소식
        </span>
        <ObjectPicture name="emoji/mega" size={96} />
      </ScreenLink>
    </div>
  );
}
