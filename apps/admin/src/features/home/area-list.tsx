import type { CornerArea } from '@mall/contracts/codes';
import type { HomeArea } from '@mall/contracts/office/home';
import { isShelf, isShownAt } from '@mall/domain/home-areas';
import { Badge } from '../../kit/badge.tsx';
import type { FieldErrors } from '../../kit/form/shape-errors.ts';
import { Thumb } from '../../kit/thumb.tsx';
import styles from './home.module.css';
import { areaWords } from './home-words.ts';
import { thumbOf } from './picture-name.ts';

type Props = {
  areas: readonly HomeArea[];
  open: CornerArea;
  errors: FieldErrors;
  onOpen: (area: CornerArea) => void;
};

/** The areas of a home in the order of the screen; their heights show how much room each takes. */
export function AreaList({ areas, open, errors, onOpen }: Props) {
  return (
    <ol className={styles.areas} aria-label="홈 구역">
      {areas.map((area, place) => (
        <li key={area.area}>
          <button
            type="button"
            className={styles.area}
            aria-current={area.area === open || undefined}
            onClick={() => onOpen(area.area)}
          >
            <b>{areaWords[area.area]}</b>
            <span>{summaryOf(area)}</span>
            {countErrors(errors, place) > 0 && (
              <Badge size="sm" tone="err">
                고칠 곳 {countErrors(errors, place)}
              </Badge>
            )}
            <Pictures area={area} />
          </button>
        </li>
      ))}
    </ol>
  );
}

const countErrors = (errors: FieldErrors, place: number) =>
  Object.keys(errors).filter((name) => name.startsWith(`areas.${place}.`)).length;

function summaryOf({ area, title, items }: HomeArea): string {
  const now = items.filter((item) => isShownAt(item, new Date())).length;
  const count = `${isShelf(area) ? '상품' : '배너'} ${items.length}개`;
  return [title, now < items.length ? `${count} 중 지금 ${now}개` : count].filter(Boolean).join(' · ');
}

const mostPictures = 5;

/** The first thing visible of an area. */
function Pictures({ area: { items } }: { area: HomeArea }) {
  const images = items
    .map(({ image }) => thumbOf(image))
    .filter(Boolean)
    .slice(0, mostPictures);
  if (images.length === 0) return null;
  return (
    <span className={styles.pictures}>
      {images.map((image, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: one picture may stand twice, and nothing of it is kept
        <Thumb key={at} image={image} size="sm" />
      ))}
    </span>
  );
}
