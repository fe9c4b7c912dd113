import type { MediaRow } from '@mall/contracts/office/media';
import { Picture } from '@mall/ui/picture';
import type { KeyboardEvent, PointerEvent } from 'react';
import { pictureSrc } from '../../kit/thumb.tsx';
import styles from './media.module.css';

type Props = {
  picture: MediaRow;
  x: number;
  y: number;
  /** Absent without the right to change it. */
  onMove: ((x: number, y: number) => void) | undefined;
};

const step = 5;
const moves: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-step, 0],
  ArrowRight: [step, 0],
  ArrowUp: [0, -step],
  ArrowDown: [0, step],
};
const percent = (value: number) => Math.min(100, Math.max(0, Math.round(value)));

/** The picture with its focal point, moved by a click or by the arrow keys. */
export function FocalPoint({ picture: { name, alt, width, height }, x, y, onMove }: Props) {
  const press = ({ currentTarget, clientX, clientY }: PointerEvent) => {
    const box = currentTarget.getBoundingClientRect();
    onMove?.(percent(((clientX - box.left) / box.width) * 100), percent(((clientY - box.top) / box.height) * 100));
  };
  const key = (event: KeyboardEvent) => {
    const move = moves[event.key];
    if (!move || !onMove) return;
    event.preventDefault();
    onMove(percent(x + move[0]), percent(y + move[1]));
  };
  const picture = <Picture src={pictureSrc(name)} alt={alt} width={width} height={height} sizes="420px" isPriority />;
  if (!onMove) return <div className={styles.focal}>{picture}</div>;
  return (
    <div className={styles.frame}>
      <button
        type="button"
        className={styles.focal}
        aria-label={`사진의 중심: 왼쪽에서 ${x}%, 위에서 ${y}%. 화살표로 옮겨요.`}
        onPointerDown={press}
        onKeyDown={key}
      >
        {picture}
        <i style={{ left: `${x}%`, top: `${y}%` }} />
      </button>
      <p>누른 곳을 사진의 중심으로 기억해요.</p>
    </div>
  );
}
