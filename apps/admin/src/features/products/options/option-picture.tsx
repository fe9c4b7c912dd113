import { useState } from 'react';
import { Button } from '../../../kit/button.tsx';
import { MediaGrid } from '../../../kit/media/media-grid.tsx';
import type { MediaSearch } from '../../../kit/media/use-media.ts';
import { Modal } from '../../../kit/overlay/modal.tsx';

type Props = { image: string; onPick: (image: string) => void; onClose: () => void };

/** The picture of one option, from the library. */
export function OptionPicture({ image, onPick, onClose }: Props) {
  const [search, setSearch] = useState<MediaSearch>({ words: '', folder: 'goods' });
  const take = (name: string) => {
    onPick(name);
    onClose();
  };
  return (
    <Modal
      isOpen
      size="xl"
      title="옵션 사진 고르기"
      onClose={onClose}
      footer={
        <>
          {image !== '' && <Button onClick={() => take('')}>사진 빼기</Button>}
          <Button onClick={onClose}>닫기</Button>
        </>
      }
    >
      <MediaGrid search={search} onSearch={setSearch} chosen={[image]} onPick={({ name }) => take(name)} />
    </Modal>
  );
}
