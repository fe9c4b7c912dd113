import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { Badge } from '../../kit/badge.tsx';
import { Button, IconButton } from '../../kit/button.tsx';
import { MediaGrid } from '../../kit/media/media-grid.tsx';
import type { MediaSearch } from '../../kit/media/use-media.ts';
import { Modal } from '../../kit/overlay/modal.tsx';
import { Thumb } from '../../kit/thumb.tsx';
import styles from './products.module.css';

const most = 20;
type Props = { images: readonly string[]; error: string | undefined; onChange: (images: string[]) => void };

/** The pictures of a product in order, from the library. */
export function PictureField({ images, error, onChange }: Props) {
  const [isPicking, setPicking] = useState(false);
  const swap = (at: number, other: number) =>
    onChange(images.map((image, index) => images[index === at ? other : index === other ? at : index] ?? image));
  return (
    <>
      <ul className={styles.ordered} aria-label="상품 사진">
        {images.map((image, at) => (
          <li key={image}>
            <Thumb image={image} size="lg" />
            {at === 0 ? <Badge tone="ok">대표</Badge> : <span>{at + 1}번째</span>}
            <div>
              <IconButton
                icon={ArrowLeft}
                label={`${at + 1}번째 사진 앞으로`}
                disabled={at === 0}
                onClick={() => swap(at, at - 1)}
              />
              <IconButton
                icon={ArrowRight}
                label={`${at + 1}번째 사진 뒤로`}
                disabled={at === images.length - 1}
                onClick={() => swap(at, at + 1)}
              />
              <IconButton
                icon={X}
                label={`${at + 1}번째 사진 빼기`}
                disabled={images.length === 1}
                onClick={() => onChange(images.filter((one) => one !== image))}
              />
            </div>
          </li>
        ))}
      </ul>
      {error && (
        <p className={styles.problem} role="alert">
          {error}
        </p>
      )}
      <div>
        <Button disabled={images.length >= most} onClick={() => setPicking(true)}>
          사진 고르기
        </Button>
      </div>
      {isPicking && <Picker images={images} onChange={onChange} onClose={() => setPicking(false)} />}
    </>
  );
}

type PickerProps = Pick<Props, 'images' | 'onChange'> & { onClose: () => void };

/** A click adds a picture, another one removes it. */
function Picker({ images, onChange, onClose }: PickerProps) {
  const [search, setSearch] = useState<MediaSearch>({ words: '', folder: 'goods' });
  const toggle = (name: string) => {
    if (!images.includes(name)) return images.length < most && onChange([...images, name]);
    return images.length > 1 && onChange(images.filter((one) => one !== name));
  };
  return (
    <Modal
      isOpen
      size="xl"
      title="사진 고르기"
      note={`${images.length}/${most}장`}
      onClose={onClose}
      footer={
        <Button variant="primary" onClick={onClose}>
          다 골랐어요
        </Button>
      }
    >
      <MediaGrid search={search} onSearch={setSearch} chosen={images} onPick={({ name }) => toggle(name)} />
    </Modal>
  );
}
